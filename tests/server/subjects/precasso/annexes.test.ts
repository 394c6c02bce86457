/** A reminder of pre-collection takes its annexes along, in the name of the client, and they are kept with the item. */
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import { smtp } from '#tests/server/subjects/messages/carrying.ts'
import { addItem, nightOf, test } from './items.ts'

test('what is owed on the item goes along with its reminder', async ({ api, reminders }) => {
  await api.engine.query({
    text: `update email_template set annexes = '{claim_specification}' where id = $1`,
    values: [reminders.templates.email],
  })
  const { id, number } = await addItem(api, reminders)
  await nightOf(api)
  const { attachments } = await PostalMime.parse(smtp.letters.at(-1)?.message ?? '')
  expect(attachments.map(({ filename }) => filename)).toEqual([`Specificatie van de vordering ${number}.pdf`])
  const [message] = await api.rows('message')
  expect(await api.rows('document')).toMatchObject([
    { precasso_id: id, file_id: null, sent_with_id: message?.id, status: 'sent', kind: 'statement' },
  ])
})
