/** Attachments of an entry: kept as documents of the file, seen with the entry, removed while it may be changed. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { picture, upload } from '#tests/server/subjects/documents/papers.ts'
import { clientOf, editor, test, write } from './office.ts'

const allowPictures = (api: Api) =>
  api.create('mime-type', {
    mimeType: 'image/png',
    name: { nl: 'PNG' },
    extensions: ['png'],
    maxSizeMb: 1,
    allowedFor: ['documents', 'portal'],
  })

test('POST …/attachments adds documents to an entry, DELETE …/attachments/{id} removes one', async ({ api, file }) => {
  await allowPictures(api)
  const { id } = await write(api, file.id)
  const path = `/api/v4/file/logs/${id}/attachments`
  const added = await upload(api.as(editor), path, [{ name: 'schade.png', bytes: await picture() }])
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { items: [{ name: 'schade.png', mimeType: 'image/png' }] },
  ])
  expect((await api.rows('document'))[0]).toMatchObject({ file_id: file.id, log_id: id, customer_id: file.customer })
  const { attachments } = (await api.as(editor).get(`/api/v4/file/logs/${id}`)).json<{
    attachments: { id: number }[]
  }>()
  expect(attachments).toMatchObject([{ name: 'schade.png', visibleToClient: false }])
  const [attachment] = attachments
  const remove = (who: readonly string[]) => api.as(who).delete(`/api/v4/file/logs/attachments/${attachment?.id}`)
  expect((await remove([...editor, 'ROLE_AGENDA'])).statusCode).toBe(400)
  expect((await remove(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'])).statusCode).toBe(403)
  expect(await api.rows('document')).toHaveLength(1)
  expect((await remove(editor)).statusCode).toBe(204)
  expect(await api.rows('document')).toEqual([])
  expect((await remove(editor)).statusCode).toBe(404)
})

test('a client adds to its own note only, and sees what is for it', async ({ api, file }) => {
  await allowPictures(api)
  const client = clientOf(api, file.customer)
  const shown = await write(api, file.id, { visibleToClient: true })
  const bytes = await picture()
  await upload(api.as(editor), `/api/v4/file/logs/${shown.id}/attachments`, [{ name: 'intern.png', bytes }])
  const foreign = await upload(client, `/api/v4/file/logs/${shown.id}/attachments`, [{ name: 'x.png', bytes }])
  expect(foreign.statusCode).toBe(403)
  expect(await api.rows('document')).toHaveLength(1)
  const { id } = (await client.post('/api/v4/file/logs', { file: file.id, subject: 'Foto' })).json<{ id: number }>()
  const own = await upload(client, `/api/v4/file/logs/${id}/attachments`, [{ name: 'foto.png', bytes }])
  expect(own.statusCode).toBe(201)
  const { items } = (await client.get(`/api/v4/file/${file.id}/logs`)).json<{
    items: { attachments: { name: string }[] }[]
  }>()
  expect(items.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([['foto.png'], []])
})
