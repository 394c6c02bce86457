/** While typing a text message, its length is shown per language. */
import { fireEvent, screen } from '@testing-library/react'
import { templateVariables } from '#server/seed/reference/templateVariables.ts'
import { test } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

test('each language tells how many parts it takes, with samples, and a foreign character tells in another alphabet', async ({
  api,
}) => {
  await api.engine.query({
    text: `insert into template_variable (key, label, category, type, format, sample, scopes)
      select key, label, category, type, format, sample, scopes
      from jsonb_populate_recordset(null::template_variable, $1::jsonb)`,
    values: [JSON.stringify(templateVariables.filter(({ key }) => key === 'file.total.outstanding'))],
  })
  await renderPage(api, { path: '/sms/template/add' })
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Text.*Dutch/)
  await never(() => screen.queryByText(/^Dutch: /))
  fireEvent.change(text, { target: { value: 'Nog {{file.total.outstanding}}' } })
  await screen.findByText('Dutch: 1 part, 13 characters (GSM-7), 147 left')
  fireEvent.change(text, { target: { value: `ş${'x'.repeat(80)}` } })
  await screen.findByText('Dutch: 2 parts, 81 characters (UCS-2), 53 left in the last')
  await gone(
    () => screen.queryByText(/^Dutch: /),
    () => fireEvent.change(text, { target: { value: '' } }),
  )
})
