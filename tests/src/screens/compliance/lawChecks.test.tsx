import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { claim, openFile, openOffice, person } from '#tests/server/subjects/ledger/office.ts'

test('what was found stands first, with its article, its files and the way out', async ({ api }) => {
  const { customer } = await openOffice(api)
  const file = await openFile(api, {
    customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('F1', '2026-01-31', 100)],
  })
  await api.engine.query({ text: `update debtor set birth_date = '2015-01-01' where id = $1`, values: [file.debtor] })
  await api.doJob('compliance.lawChecks', {})
  await renderPage(api, { path: '/compliance/law-checks' })
  await screen.findByRole('heading', { name: 'Checks of the law' })
  const [first, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))
  if (!first || !second) throw new Error('the page has no checks')
  within(first).getByRole('heading', { name: /^Claim from when the debtor was a minor/ })
  expect(first.textContent).toContain('art. 1:234 BW')
  expect(first.textContent).toContain('enter the parent or guardian')
  expect(within(first).getByRole('link', { name: file.number }).getAttribute('href')).toContain(
    `/file/show-new/${file.id}`,
  )
  expect(within(first).getByRole('link', { name: 'Show in the list' }).getAttribute('href')).toContain(
    '/file/search?filter=',
  )
  expect(second.textContent).toContain('Nothing found')
})
