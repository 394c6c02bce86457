/** `npm run test:rules`: takes off the list of `tests/testRules.json` what is mended. No number goes up. */
import { existsSync, writeFileSync } from 'node:fs'
import { listFile, placesNow, readList, shrunk } from './list.ts'

const list = shrunk(existsSync(listFile) ? readList() : {}, placesNow())
writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`)
for (const [name, places] of Object.entries(list)) {
  const counts = Object.values(places)
  console.log(`${name}: ${counts.reduce((sum, count) => sum + count, 0)} in ${counts.length} files`)
}
