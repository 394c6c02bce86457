/** What tests of the core must know of this product. */
import type { FastifyInstance } from 'fastify'
import type { ProductFormat } from '#schemas/productFormats.ts'
import type { Engine } from '#server/db/engine.ts'

/** Values of its formats; another one for another `n` where one can be made. */
export const productSamples: Readonly<Record<ProductFormat, (n: number) => string>> = {
  isbn(n) {
    const digits = `978${String(n % 1_000_000_000).padStart(9, '0')}`
    const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 3 : 1), 0)
    return digits + String((10 - (sum % 10)) % 10)
  },
}
/** What they refuse. */
export const wrongProductSamples: Readonly<Record<ProductFormat, string>> = { isbn: '9780306406158' }

/** Kind of account that goes with the roles. */
export const kindOf = (_acl: readonly string[]): 'employee' => 'employee'

/** Roles of an account that records may point at. */
export const rolesOfTarget: readonly string[] = ['ROLE_EMPLOYEE']

/** Until all is written that calls leave to be written later. */
export const written = async (_app: FastifyInstance): Promise<void> => {}

/** Entities whose records are created by a call that is written by hand, at the address of a generated one. */
export const createdByHand: readonly string[] = []

/** Values of a record that others point at, where the usual ones would forbid what is tested. */
export const targetValues: Readonly<Record<string, object>> = {}

/** What a record that others point at needs beside its own values. */
export async function completeTarget(
  _name: string,
  _id: number,
  _create: (entity: string, body: object) => Promise<unknown>,
): Promise<void> {}

/** What distinguishes several records of an entity whose usual samples would be the same to a unique key. */
export const ownSamples: Readonly<Record<string, (n: number) => object>> = {}

/** Properties, by entity, that further rules check: tests of their own try their limits. */
export const ruled: Readonly<Record<string, readonly string[]>> = {}

/** Before another sample is added: ends what there may be one of at a time. */
export async function makeRoom(_name: string, _database: Pick<Engine, 'query'>): Promise<void> {}

/** Entities whose list is a page written by hand that is no table: of own exports, an inbox. */
export const listedByHand: readonly string[] = []

/** To what a record belongs that others point at, where its schema leaves the choice. */
export const targetOwners: Readonly<Record<string, string>> = {}
