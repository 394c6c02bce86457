/** A password is kept as a hash, and an empty one takes it away; whoever looks at the record learns only that there is one. */
import type { Body } from '#server/crud/body.ts'
import type { Hooks } from '#server/crud/hooks.ts'
import { hashPassword } from '#server/passwords.ts'

export const sharedInfoHooks = (): Hooks => ({
  beforeCreate: (body) => withHash(body),
  beforeUpdate: (body) => withHash(body),
})

async function withHash(body: Body): Promise<Body> {
  if (body.password === undefined) return body
  const password = typeof body.password === 'string' ? await hashPassword(body.password) : null
  return { ...body, password, hasPassword: password !== null }
}
