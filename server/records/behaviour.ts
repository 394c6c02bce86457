/** The hooks, listeners, effects, calendars and deeds in bulk of all subjects, by entity. */
import type { FastifyInstance } from 'fastify'
import { forServer } from '#server/db/outsider.ts'
import { OwnDeeds, type OwnDeed } from './ownDeed.ts'
import type { Hooks, Listener, UntypedEffect, Calendars } from './hooks.ts'

/** The part of a subject that concerns entities, with untyped names. */
type Addition = {
  hooks?: Readonly<Record<string, (app: FastifyInstance) => Hooks>>
  listens?: Readonly<Record<string, readonly ((app: FastifyInstance) => Listener)[]>>
  lifecycles?: Readonly<Record<string, (app: FastifyInstance) => EntityEffects>>
  calendars?: Calendars
  deeds?: Readonly<Record<string, (app: FastifyInstance) => readonly OwnDeed[]>>
}

/** The effects of one entity; `subject()` types them. */
type EntityEffects = Readonly<Record<string, UntypedEffect>>

/**
 * What the program checks and does because somebody writes: it may need tables that are closed to people from outside, so
 * it works as the server in the database. Its rights are those of the writer, as always.
 */
function asProgram<Parts extends object>(parts: Parts): Parts {
  const wrapped = Object.entries(parts).map(([name, part]: [string, unknown]) => [
    name,
    typeof part === 'function'
      ? (...args: unknown[]): unknown => forServer(() => part.apply(parts, args) as unknown)
      : part,
  ])
  return Object.fromEntries(wrapped) as Parts
}

export class Behaviour {
  readonly #hooks = new Map<string, Hooks>()
  readonly #listeners = new Map<string, Listener[]>()
  readonly #effects = new Map<string, EntityEffects>()
  calendars: Calendars = {}
  readonly deeds = new OwnDeeds()

  /** @throws {Error} When two subjects have hooks for the same entity. */
  add({ hooks = {}, listens = {}, lifecycles = {}, calendars = {}, deeds = {} }: Addition, app: FastifyInstance): void {
    this.calendars = { ...this.calendars, ...calendars }
    for (const [name, make] of Object.entries(deeds)) this.deeds.add(name, make(app))
    for (const [name, make] of Object.entries(lifecycles)) this.#effects.set(name, asProgram(make(app)))
    for (const [name, make] of Object.entries(hooks)) {
      if (this.#hooks.has(name)) throw new Error(`Two subjects have hooks for ${name}.`)
      this.#hooks.set(name, asProgram(make(app)))
    }
    for (const [name, makers] of Object.entries(listens)) {
      const made = makers.map((make): Listener => {
        const hear = make(app)
        return (event, context) => forServer(() => hear(event, context))
      })
      this.#listeners.set(name, [...this.listenersOf(name), ...made])
    }
  }

  hooksOf(name: string): Hooks {
    return this.#hooks.get(name) ?? {}
  }

  effectsOf(name: string): EntityEffects {
    return this.#effects.get(name) ?? {}
  }

  /** Whether writes of the entity have neither listeners nor an `afterWrite` hook. */
  isSilent(name: string): boolean {
    return this.listenersOf(name).length === 0
  }

  listenersOf(name: string): readonly Listener[] {
    return this.#listeners.get(name) ?? []
  }
}
