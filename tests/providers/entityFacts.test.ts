import { expect, test } from 'vitest'
import { entityFacts } from '#providers/entityFacts.ts'
import { entities } from '#schemas/generated/entities.ts'

test('the facts of every entity are found by its name', async () => {
  const names = entities.map(({ name }) => name)
  expect((await Promise.all(names.map(entityFacts))).map(({ name }) => name)).toEqual(names)
})

test.each(['nothing', 'entities', 'merchant.validate.d'])(
  '%s is no entity, and the message says what to add',
  async (name) => {
    await expect(entityFacts(name)).rejects.toThrow(`schemas/${name}.schema.json`)
  },
)
