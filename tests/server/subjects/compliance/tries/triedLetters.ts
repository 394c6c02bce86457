/** Does each try of writing to a debtor who may not be written to, and looks at what left after it. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { openFor, type Office } from '#tests/server/subjects/messages/writing.ts'
import { addWorkflow, night } from '#tests/server/subjects/workflow/works.ts'
import { leave, left, lettersOut, templatesOf, written, type WayOut } from './lettersOut.ts'
import { happen, type Matter } from './matters.ts'

const countOf = async (api: Api): Promise<number> =>
  Number(
    (await api.engine.query<{ count: number }>({ text: 'select count(*)::int as count from message' })).rows[0]?.count,
  )

/** @param every Of the ways out, each so-manieth; the next channel or matter has the next ones. @returns How many were done. */
export async function triedLetters(
  api: Api,
  office: Office,
  matters: readonly Matter[],
  every = 1,
  ways: readonly WayOut[] = lettersOut,
): Promise<number> {
  let [count, turn] = [0, 0]
  for (const matter of matters) {
    const { id: customer } = await api.create('customer', {
      number: `L-${(clients += 1)}`,
      company: 'Energie Zuid B.V.',
    })
    const { id: file } = await openFor(api, { ...office, customer })
    const templates = await templatesOf(api, matter.purpose)
    const waiting = new Map<string, Awaited<ReturnType<typeof written>>>()
    for (const channel of matter.channels)
      waiting.set(channel, await written(api, office, { file, channel, templates, matter }))
    await happen(api, file, matter)
    for (const channel of matter.channels) {
      const own = waiting.get(channel)
      if (!own) continue
      turn += 1
      for (const way of ways.filter(
        ({ isOfAll }, index) => (matter.isOfAll || !isOfAll) && (turn + index) % every === 0,
      )) {
        const what = `${matter.name}, ${channel}, ${way.name}`
        const before = await countOf(api)
        const status = await way.go({ api, office, file, matter, channel, templates }, own)
        expect([what, status]).toEqual([what, 400])
        if (!way.name.startsWith('SQL')) expect([what, await countOf(api)]).toEqual([what, before])
        await leave(api)
        expect([what, await left(api)]).toEqual([what, []])
        count += 1
      }
    }
    // Nothing of this one waits while the next is tried.
    await api.engine.query({ text: `update message set status = 'cancelled' where status not in ('cancelled')` })
  }
  return count
}

/** Steps of a workflow that write, by night, to files of which something became the matter after they were opened. @returns How many. */
export async function triedSteps(api: Api, office: Office, matters: readonly Matter[]): Promise<number> {
  const asking = matters.filter(
    ({ isOfAll, isOfOffice, channels }) => isOfAll && !isOfOffice && channels.includes('email'),
  )
  const { email: template } = await templatesOf(api, 'last_demand')
  await addWorkflow(api, [{ action_type: 'send_email', email_template_id: template }])
  for (const matter of asking) {
    const { id: customer } = await api.create('customer', {
      number: `L-${(clients += 1)}`,
      company: 'Energie Zuid B.V.',
    })
    await happen(api, (await openFor(api, { ...office, customer })).id, matter)
  }
  await night(api)
  await leave(api)
  expect(await left(api)).toEqual([])
  return asking.length
}

let clients = 0
