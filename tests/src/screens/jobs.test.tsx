import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

const page = '/developer/jobs'

/** A job that has used all attempts. */
const addFailed = ({ engine }: Api) =>
  engine.query({
    text: `insert into pgboss.job_common (name, data, source_name, source_id, source_retry_count, source_output)
      values ('dead-letters', '{"letter": 7}', 'letter.send', gen_random_uuid(), 5, '{"message": "the disk is full"}')`,
  })
const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('nothing failed and nothing is done: the page says so, and tells of each kind', async ({ api }) => {
  await renderPage(api, { path: page })
  ;(await part('Failed')).getByText('Nothing has failed.')
  ;(await part('Being done now')).getByText('Nothing is being done at this moment.')
  const row = (await part('Kinds of jobs')).getByRole('row', { name: /Seal the audit/ })
  expect(row.textContent).toContain('every minute')
  expect(row.textContent).toContain('not yet')
})

test('what failed is tried again, or given up after a question', async ({ api }) => {
  await addFailed(api)
  await addFailed(api)
  await renderPage(api, { path: page })
  const failed = await part('Failed')
  expect(failed.getAllByText('the disk is full')).toHaveLength(2)
  expect(failed.getAllByText(/after 6 tries/)).toHaveLength(2)
  const user = userEvent.setup()
  const [again] = failed.getAllByRole('button', { name: 'Try again' })
  if (again) await user.click(again)
  await screen.findByText('The job is in the queue again.')
  await waitFor(() => expect(failed.getAllByRole('article')).toHaveLength(1))
  await user.click(failed.getByRole('button', { name: 'Give up' }))
  const question = within(await screen.findByRole('dialog', { name: 'Give up' }))
  question.getByText(/^Give up “Send an e-mail” for good\?/)
  await user.click(question.getByRole('button', { name: 'Give up' }))
  await failed.findByText('Nothing has failed.')
  const { rows } = await api.engine.query({ text: 'select name, state::text from pgboss.job' })
  expect(rows).toEqual([{ name: 'letter.send', state: 'created' }])
})

test('what is being done shows how far it is', async ({ api }) => {
  await api.engine.query({
    text: `with j as (insert into pgboss.job_common (name, state, started_on) values ('letter.send', 'active', now()) returning id)
      insert into job_run (job_id, kind, started_at, updated_at, done, total, errors) select id, 'letter.send', now(), now(), 1500, 6000, 2 from j`,
  })
  await renderPage(api, { path: page, locale: 'nl' })
  const running = await part('Nu bezig')
  const bar = running.getByRole('progressbar', { name: 'E-mail versturen' })
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  running.getByText('1.500 van 6.000 gedaan', { exact: false })
  running.getByText(/2 fouten/)
})
