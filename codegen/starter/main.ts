/**
 * `npm run starter -- <folder>`: writes a new project with the generator, the core and two entities of another
 * trade.
 */
import { join, resolve } from 'node:path'
import { writeStarter } from './copy.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name the folder: npm run starter -- ../library')
  process.exitCode = 1
} else {
  try {
    await writeStarter(join(import.meta.dirname, '../..'), resolve(folder))
    console.log(`The starter is in ${resolve(folder)}. There: npm install && npm start, and npm test.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
