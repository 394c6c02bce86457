/*
 * Loaded before every script (`node --require`): says what to do where Node cannot run TypeScript. The package
 * `node` brings a Node that can, but only when npm was allowed to run its install script.
 */
'use strict'

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    [
      'This needs Node 22.18 or newer, and what runs here is Node ' +
        process.versions.node +
        ' (' +
        process.execPath +
        ').',
      'The packages bring Node 24 along, but npm did not put it in place: install scripts are switched off. Either',
      '  npm approve-scripts node && npm rebuild node    (where npm has no approve-scripts: npm rebuild node --ignore-scripts=false)',
      'or install Node 24 from https://nodejs.org, and then run the same command again.',
    ].join('\n'),
  )
  process.exit(1)
}

/*
 * Compiled code of the program is kept for the next process, which starts in half the time; those that this one starts
 * find it by the variable. Beside the packages and not in the system's temporary folder, where others could write. Where
 * nothing can be written it is done without.
 */
process.env.NODE_COMPILE_CACHE ??= require('node:path').join(__dirname, '../node_modules/.cache/compiled')
require('node:module').enableCompileCache()
