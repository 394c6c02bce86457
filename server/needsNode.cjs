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
