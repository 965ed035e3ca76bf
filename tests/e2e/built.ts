import type { APIRequestContext } from '@playwright/test';

/** The file every page of the app starts from, for whoever serves it with something more in it. */
export async function startScript(request: APIRequestContext, home: string): Promise<string> {
  const html = await (await request.get(home)).text();
  const found = /_app\/immutable\/entry\/start[^"']+\.js/.exec(html);
  if (!found) throw new Error('the app starts from no file');
  return found[0];
}
