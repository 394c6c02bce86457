import { expect } from 'vitest'
import { rolesIn } from '#domain/access/roles.ts'
import { entities, entityByName } from '#schemas/generated/entities.ts'
import { chosenRelations } from '#server/lists/relationChoices.ts'
import { test, type Api } from '#tests/support/api.ts'

const handlers = '/api/v4/complaint/choices/handler'

async function withPeople(api: Api) {
  await api.addUser({ username: 'Anna Bos', acl: ['ROLE_EMPLOYEE'] })
  await api.addUser({ username: 'Bram Bos', acl: ['ROLE_EMPLOYEE'], active: false })
  await api.addUser({ username: 'Bea Bos', acl: ['ROLE_CUSTOMER'] })
}

const found = async (client: ReturnType<Api['as']>, url: string) =>
  (await client.get(url)).json<{ items: object[] }>().items

test('who may not see accounts chooses a handler by name, among those who may be one, and learns the name only', async ({
  api,
}) => {
  await withPeople(api)
  const legal = api.as(['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL'])
  expect((await legal.get('/api/v4/users')).statusCode).toBe(403)
  expect(await found(legal, `${handlers}?keywords=bos`)).toEqual([{ id: expect.any(Number), name: 'Anna Bos' }])
  expect(await found(legal, `${handlers}?keywords=bos@example`)).toEqual([])
  expect(await found(legal, `${handlers}?keywords=nobody`)).toEqual([])
})

test('who may see them finds them as their list does', async ({ api }) => {
  await withPeople(api)
  const client = api.as(['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL', 'ROLE_MANAGE_EMPLOYEE'])
  expect(await found(client, `${handlers}?keywords=anna bos@example`)).toEqual([
    { id: expect.any(Number), name: 'Anna Bos' },
  ])
})

test('who fills nothing in is refused; what nobody fills in is not there', async ({ api }) => {
  await withPeople(api)
  expect((await api.as(['ROLE_EMPLOYEE']).get(`${handlers}?keywords=bos`)).statusCode).toBe(403)
  expect((await api.anyone().get(`${handlers}?keywords=bos`)).statusCode).toBe(403)
  const legal = api.as(['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL'])
  for (const name of ['createdBy', 'subject', '__proto__', '1'])
    expect((await legal.get(`/api/v4/complaint/choices/${name}`)).statusCode).toBe(404)
  const recipients = '/api/v4/api-alert-rule/choices/recipients'
  const settings = ['ROLE_EMPLOYEE', 'ROLE_API_LOG_VIEW', 'ROLE_SETTINGS']
  expect((await api.as(settings).get(recipients)).statusCode).toBe(404)
  expect((await api.as([...settings, 'ROLE_MANAGE_EMPLOYEE']).get(recipients)).statusCode).toBe(200)
  expect((await legal.get(`${handlers}?name=a`)).json()).toHaveProperty('errors.name')
  expect((await legal.get(`${handlers}?keywords[]=a`)).json()).toHaveProperty('errors.keywords')
})

test('a client chooses among what it sees, and no client fills in what points where it may not look', async ({
  api,
}) => {
  const ids = []
  for (const company of ['Alfa', 'Beta'])
    ids.push((await api.create('customer', { number: company.toUpperCase(), company })).id)
  const client = api.as(['ROLE_CUSTOMER', 'ROLE_SETTINGS'], { customerIds: [Number(ids[1])] })
  expect(await found(client, '/api/v4/merchant/choices/client?keywords=alfa')).toEqual([])
  expect(await found(client, '/api/v4/merchant/choices/client?keywords=beta')).toEqual([
    { id: ids[1], company: 'Beta' },
  ])
  const clientRoles = ['ROLE_CUSTOMER', 'ROLE_CONTACT_PERSON']
  const open = entities.flatMap((entity) => {
    const filling = [entity.access.create, entity.access.update].flatMap((right) => (right ? rolesIn(right) : []))
    if (!filling.some((role) => clientRoles.includes(role))) return []
    return chosenRelations(entity)
      .filter(
        ({ relation }) =>
          !rolesIn(entityByName.get(relation?.entity ?? '')?.access.read ?? '').some((role) =>
            clientRoles.includes(role),
          ),
      )
      .map(({ name }) => `${entity.name}.${name}`)
  })
  expect(open).toEqual([])
})

test('every relation that somebody fills in has its choices, seen or not', async ({ api }) => {
  for (const entity of entities) {
    const filling = entity.access.update ?? entity.access.create
    if (!filling) continue
    for (const { name, access } of chosenRelations(entity)) {
      const roles = [filling, access?.write, access?.read].flatMap((right) => (right ? rolesIn(right) : []))
      for (const more of [[], ['ROLE_EMPLOYEE']]) {
        const answer = await api.as([...roles, ...more]).get(`${entity.api}/choices/${name}?keywords=a`)
        expect([entity.name, name, answer.statusCode, answer.json()]).toEqual([
          entity.name,
          name,
          200,
          { items: expect.any(Array) },
        ])
      }
    }
  }
})
