/** What of the documents that wait may not leave is told before anybody approves, by one question for a page. */
import { expect } from 'vitest'
import { heldDocuments, type Paper } from '#server/subjects/messages/heldDocuments.ts'
import { composed, composition, openFor, test } from './writing.ts'

const sender = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_SEND']
type Answer = { items: { id: number; hold: string; reason: string; article: string | null; wayOut: string }[] }

test('a page of documents is told what of it may not leave, and why, by as many statements as a few', async ({
  api,
  office,
  file,
}) => {
  const other = await openFor(api, office)
  await composed(api, composition(file.id, office, { channel: 'post', requiresApproval: true }))
  await composed(api, composition(other.id, office, { channel: 'post', requiresApproval: true }))
  await api.doJob('messages.print', {})
  await api.engine.query({
    text: `insert into document (file_id, name, kind, direction, channel, status) values
      ($1, 'Aanmaning.pdf', 'letter_out', 'out', 'post', 'to_send'), ($1, 'Bewaard.pdf', 'letter_out', 'out', 'post', 'kept'), ($2, 'Brief.pdf', 'letter_out', 'out', 'post', 'to_send')`,
    values: [file.id, other.id],
  })
  const all = (await api.rows('document')).map(({ id }) => Number(id))
  const held = async (ids: readonly number[], who: readonly string[] = sender) =>
    api.as(who).get(`/api/v4/document/held?ids=${ids.join(',')}`)
  expect((await held(all)).json()).toEqual({ items: [] })

  await api.engine.query({
    text: `update debtor set insolvency_status = 'bankruptcy' where id = $1`,
    values: [file.debtor],
  })
  const { items } = (await held(all)).json<Answer>()
  const waiting = (await api.rows('document')).filter(
    ({ file_id: of, status }) => Number(of) === file.id && status === 'to_send',
  )
  expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(waiting.map(({ id }) => Number(id)))
  expect(items[0]).toMatchObject({
    reason: expect.stringContaining('Faillissement'),
    article: 'art. 26 Fw',
    wayOut: expect.stringMatching(/\w/),
  })
  const papers = waiting.map(({ id }): Paper => ({
    id: Number(id),
    file: file.id,
    precasso: null,
    kind: 'letter_out',
    channel: 'post',
  }))
  const statements = async (of: readonly Paper[]) => {
    let count = 0
    const query: typeof api.engine.query = (statement) => {
      count += 1
      return api.engine.query(statement)
    }
    expect((await heldDocuments({ query }, of, api.app.now())).size).toBe(of.length)
    return count
  }
  const few = await statements(papers)
  const copies = await api.engine.query<{ id: number }>({
    text: `insert into document (file_id, name, kind, direction, channel, status) select $1, n || '.pdf', 'letter_out', 'out', 'post', 'to_send' from generate_series(1, 20) n returning id::int as id`,
    values: [file.id],
  })
  const many = copies.rows.flatMap(({ id }) => papers.slice(0, 1).map((one) => ({ ...one, id })))
  expect(await statements([...papers, ...many])).toBe(few)

  expect((await held(all, ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'])).statusCode).toBe(403)
  expect((await held(Array.from({ length: 101 }, (_, at) => at + 1))).statusCode).toBe(400)
})
