/** startsWith reads a range of the order: every name with that beginning must lie within it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folded } from '#domain/foldText.ts'
import type { Engine } from '#server/db/engine.ts'
import { ask, newProcess, openPglite, type Opened } from '#tests/server/lists/positions/things.ts'

const names = [
  'abc',
  'ABC',
  'Abcd',
  'aBC\u0301',
  'ab\u00adc',
  'ab c',
  'ab-c',
  'ab\uffee',
  'ab\u{1f600}',
  'abé',
  'a%b',
  'a_b',
  'áb',
  'a\u0301b',
  'ab',
  'Straße',
  'STRASSE',
  'straẞe',
  'Ångström',
  '\u212bngström',
  'angstrom',
  'İzmir',
  'izmir',
  'Izmir',
  'ızmir',
  '\u212aelvin',
  'Kelvin',
  'ǆez',
  'ǅez',
  'Ǆez',
  'ﬁets',
  'fiets',
  'Œuvre',
  'oeuvre',
  'Яблоко',
  'яблоко',
  'ΟΔΟΣ',
  'οδός',
  'col·la',
  'COL·LA',
  '00012',
  '０００１２',
  ' spatie',
  'Łódź',
  'lodz',
  'Đorđević',
  'Øster',
  'Ŧita',
  'tita',
  'Þór',
  'thor',
  'Æsir',
  'Yılmaz',
]
/** Every character below it sorts after letters. */
const lastFollower = 0x3100

let opened: Opened
let engine: Engine
beforeAll(async () => {
  opened = await openPglite()
  engine = newProcess(opened.engine)
  await engine.query({ text: 'insert into thing (name) select unnest($1::text[])', values: [names] })
})
afterAll(() => opened.close())

const asked = [
  'a',
  'AB',
  'abc',
  'áb',
  'a%',
  'a_',
  'stra',
  'STRASS',
  'straß',
  'å',
  'ang',
  'i',
  'İ',
  'iz',
  'k',
  'ǆ',
  'fi',
  'ﬁ',
  'œ',
  'o',
  'lod',
  'dord',
  'os',
  'tit',
  'th',
  'ae',
  'yilm',
]
test.each([...asked, 'яб', 'ЯБ', 'ΟΔ', 'col', 'col·', '000', '０', ' '])('"%s"', async (text) => {
  const { rows } = await engine.query<{ id: number; name: string }>({ text: 'select id, name from thing order by id' })
  const begin = rows.filter(({ name }) => folded(name).startsWith(folded(text)))
  const query = `_filter[name][startsWith]=${encodeURIComponent(text)}&_order[id]=asc`
  const { ids, total } = await ask(engine, query)
  expect({ ids, total }).toEqual({ ids: begin.map(({ id }) => id), total: begin.length })
  expect(total).toBeGreaterThan(0)
})

test('whatever comes after it', async () => {
  const followed = "insert into thing (name) select 's' || chr(n) || 'x' from generate_series(1, $1::int) n"
  await engine.query({ text: followed, values: [lastFollower] })
  const { rows } = await engine.query<{ total: number }>({
    text: "select count(*) as total from thing where folded(name) like 's%'",
  })
  expect(rows[0]?.total).toBeGreaterThan(lastFollower)
  expect(await ask(engine, '_filter[name][startsWith]=S')).toMatchObject({ total: rows[0]?.total })
})
