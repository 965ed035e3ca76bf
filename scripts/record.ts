/**
 * The record tool: `verify FILE…` says of each record whether it can be played, `trace FILE…`
 * prints every state it goes through. `-` is standard input. Exits with 1 if anything was wrong;
 * standard output holds nothing but JSON lines.
 */
import { trace, verify, type Command, type Output } from './record-tool/commands.ts';

const USAGE = 'Usage: npm run --silent record -- verify|trace FILE… (- is standard input)';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['verify', verify],
  ['trace', trace],
]);

const output: Output = {
  line: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
};

/** Runs a command on its files, one after the other; says whether all went well. */
async function run([name, ...files]: readonly string[]): Promise<boolean> {
  const command = COMMANDS.get(name ?? '');
  if (!command || files.length === 0) {
    output.error(USAGE);
    return false;
  }
  let well = true;
  for (const file of files) well = (await command(file, output)) && well;
  return well;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, as `head`, closes the pipe: nothing is left to do or to say.
  if (error.code !== 'EPIPE') output.error(`Cannot print: ${error.message}`);
  process.exit(1);
});

process.exitCode = 1;
if (await run(process.argv.slice(2))) process.exitCode = 0;
