import { createHash } from 'node:crypto';
import { render } from 'svelte/server';
import { baseLanguage, languages, type Language } from '$lib/i18n/languages.ts';
import { loadWords, type Words } from '$lib/i18n/words.ts';
import FeatherFan from '$lib/ui/ornament/FeatherFan.svelte';
import fanSource from '$lib/ui/ornament/FeatherFan.svelte?raw';
import Vine from '$lib/ui/ornament/Vine.svelte';
import vineSource from '$lib/ui/ornament/Vine.svelte?raw';
import base from '$lib/ui/base.css?raw';
import controls from '$lib/ui/controls.css?raw';
import themes from '$lib/ui/themes.css?raw';
import tokens from '$lib/ui/tokens.css?raw';
import style from './not-found.css?raw';
import findHome from './find-home.js?raw';
import type { RequestHandler } from './$types';

export const prerender = true;

/** Where the build has the type of `fonts.css`: for headings, for text, and for what is bold. */
const FONTS = Object.values(
  import.meta.glob<string>(
    [
      '/node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
      '/node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-{400,700}-normal.woff2',
    ],
    { query: '?url', import: 'default', eager: true },
  ),
);

/**
 * The page a static host shows for an address it does not have. It can be shown at any depth of any
 * sub-path, so it asks for no file by a relative address, and looks for the way home itself.
 */
export const GET: RequestHandler = async () => {
  const { home } = await loadWords(baseLanguage);
  const fan = render(FeatherFan, { props: { label: home.fan } }).body;
  const vine = `<div class="vine">${render(Vine).body}</div>`;
  const spoken = await Promise.all(languages.map((language) => inLanguage(language, vine)));
  const styles = [
    tokens,
    themes,
    base,
    controls,
    styleIn(fanSource),
    styleIn(vineSource),
    style,
  ].join('');
  return new Response(pageOf(`<div class="fan-box">${fan}</div>${spoken.join('')}`, styles), {
    headers: { 'content-type': 'text/html' },
  });
};

/**
 * A component's style as it is written. The build keeps it in a file, and this page asks for none.
 */
const styleIn = (source: string): string => /<style>([^]*)<\/style>/.exec(source)?.[1] ?? '';

/**
 * What the page says in one language. Nobody knows yet which one the visitor speaks, so it says
 * all, and leaves one.
 */
async function inLanguage(language: Language, vine: string): Promise<string> {
  const { lost }: Words = await loadWords(language);
  return `<section lang="${language}"><h1>${lost.missingTitle}</h1>${vine}<p>${lost.missing}</p>
<a class="button primary" href="./">${lost.home}</a></section>`;
}

function pageOf(sections: string, styles: string): string {
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(styles)}'`,
    `script-src '${hashOf(findHome)}'`,
    // For looking where the app is, and for its type.
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${policy}">
<title>Fireside</title>
<style>${styles}</style>
</head>
<body data-fonts="${FONTS.map(fromHome).sort().join(' ')}">
<main><div class="card">
${sections}
</div></main>
<script>${findHome}</script>
</body>
</html>
`;
}

/** An address of the build as it is seen from home. */
const fromHome = (address: string): string => address.replace(/^.*(?=_app\/)/, '');

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
