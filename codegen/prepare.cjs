/*
 * `prepare` of npm, which runs it after `npm ci` and `npm install`: what is generated is not in git and made here.
 * CommonJS that any Node reads: install scripts may be switched off, and then an old Node runs this. It never makes
 * an installation fail; what starts the program says it again.
 */
'use strict'

const { existsSync } = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '..')
const isInstalling = ['ci', 'install'].includes(process.env.npm_command ?? '')
const [major, minor] = process.versions.node.split('.').map(Number)
const isOld = major < 22 || (major === 22 && minor < 18)
const areDevelopers = existsSync(join(root, 'node_modules/json-schema-to-typescript'))

if (isOld || !areDevelopers) {
  if (!existsSync(join(root, 'schemas/generated/entities.ts'))) {
    console.error(
      isOld
        ? `Nothing was generated from the schemas: that needs Node 22.18 or newer, and this is ${process.versions.node}. npm run prepare does it later.`
        : [
            'Nothing was generated from the schemas: the packages that do it were left out (--omit dev).',
            'Run npm ci and npm start with them once, then npm prune --omit dev; or copy dist/ and every generated/ from where that was done.',
          ].join('\n'),
    )
    process.exitCode = 1
  }
} else {
  require('../server/needsNode.cjs')
  process.chdir(root)
  import('./commands/prepare.ts').catch((error) => {
    console.error(error)
    process.exitCode = 1
  })
}

process.on('exit', () => {
  if (isInstalling) process.exitCode = 0
})
