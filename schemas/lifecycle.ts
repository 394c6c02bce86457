/**
 * Lifecycles: the states of a record, and the actions that lead from one to another. Facts, which codegen reads
 * from `x-lifecycle`, and types for hand-written parts: guards in `domain/lifecycles/`, effects in subjects.
 */
import type { Condition } from './condition.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export type LifecycleState = {
  /** No action leads out of it. */
  final?: true
  tone?: Tone
  /** Properties that may be edited in this state; true: all, false: none. */
  editable: boolean | readonly string[]
  /** Whether a record in this state may be deleted; the program itself may. */
  deletable: boolean
  /** Properties required in this state; a CHECK of the table enforces it. */
  require?: readonly string[]
  due?: Due
}

/** A state that ends by itself: the program then takes the action. */
export type Due = {
  /** Date or moment from which to count; while it is empty the record is never due. */
  from: string
  /** ISO 8601 duration: 'P14D', 'PT36H', 'P1Y'. */
  after: string
  /** Calendar that counts the days; absent: all days. */
  calendar?: CalendarName
  action: string
}

export type CalendarName = 'workdays'

export type LifecycleAction = {
  from: readonly string[]
  /** '=': the state stays. Several: the effect chooses. */
  to: string | readonly string[]
  by: 'user' | 'system' | 'both'
  /** Absent for an action of the program alone. */
  access?: string
  /** Properties that name people who may not take the action. */
  notBy?: readonly string[]
  /** Condition on the record, and the refusal shown when it fails. */
  when?: Condition
  otherwise?: string
  /** Names in `domain/lifecycles/<entity>.ts`. */
  guard?: readonly string[]
  /** Filled in with the action: names of properties, which are stored, or of parameters, which are not. */
  fields: { require: readonly string[]; optional: readonly string[] }
  /** Values stored with the action: constants, `$me`, `$now`, `$today`, optionally only while the property is empty. */
  set?: Readonly<Record<string, SetValue>>
  /** Names in the subject of the entity. */
  effect?: readonly string[]
  /** Confirmation on screen; a reason is stored in the property of that name. */
  confirm: 'none' | 'ask' | 'type' | 'reason'
  /** Maximum records per call; absent: one. */
  bulk?: number
  /** The action that reverses it. */
  undo?: string
  danger?: true
  /** Name of what its effect returns, once, and the call answers instead of the record. */
  tells?: string
  /** Property that is filled in, or true, once such an answer was given; taking the action again invalidates it. */
  replaces?: string
  /** Requires a recently confirmed identity. */
  identify?: true
  /** Sends something out of the office, which may have to wait in a restored copy. */
  sends?: true
}

export type SetValue = unknown

/** `Parameter`: the facts of a property, for values that are not stored. */
export type LifecycleOf<Parameter> = {
  /** Property that holds the state. */
  property: string
  /** States in which a record may begin, by default the first. */
  initial: readonly string[]
  states: Readonly<Record<string, LifecycleState>>
  actions: Readonly<Record<string, LifecycleAction>>
  /** Values that actions ask for without storing them. */
  parameters: readonly Parameter[]
}

/** A reason by its name in `x-lifecycle.refusals`, or the same at one of the filled-in fields. */
export type Refusal<Reason extends string = string> = Reason | { at: string; reason: Reason }

/** An action that the reader may take; `reason` in their language, when it is not possible yet. */
export type PossibleAction = { name: string; possible: boolean; reason?: string }

/** The types of one lifecycle, generated for its guards and effects. */
export type LifecycleTypes = {
  /** The stored record: relations as ids. */
  record: object
  state: string
  action: string
  refusal: string
  /** Bodies by action. */
  bodies: object
  /** Guards and effects, each with the actions that name it. */
  guards: object
  effects: object
}

type BodyOf<T extends LifecycleTypes, Actions> = T['bodies'][Actions & keyof T['bodies']]

export type GuardContext<Given = unknown> = {
  action: string
  /** Filled-in values; empty while only asking whether the action is possible. */
  given: Partial<Given>
  /** Day in Amsterdam. */
  today: string
  /** ISO 8601 in UTC. */
  now: string
  /** Id of the account that takes it; null for a program. */
  me: number | null
}

/** An object type instead of an interface, because only that is assignable to any record type. */
type Plain<T> = { readonly [Key in keyof T]: T[Key] }

/** Guards return why the action is impossible, or undefined. Pure: no clock, no database. */
export type Guards<T extends LifecycleTypes> = {
  readonly [Name in keyof T['guards']]: {
    refuse(
      record: Plain<T['record']>,
      context: GuardContext<BodyOf<T, T['guards'][Name]>>,
    ): Refusal<T['refusal']> | undefined
  }['refuse']
}

/**
 * Effects do what the action does besides changing the state, in the same transaction; `Within` is the
 * server's context. Their result is stored with the state.
 */
export type Effects<T extends LifecycleTypes, Within> = {
  readonly [Name in keyof T['effects']]: {
    take(
      record: Plain<T['record']>,
      given: Plain<BodyOf<T, T['effects'][Name]>>,
      within: Within,
    ): EffectResult<T['record']> | Promise<EffectResult<T['record']>>
  }['take']
}

type EffectResult<Record> = Plain<Partial<Record>> | void
