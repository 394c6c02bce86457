/**
 * Lifecycles: the states that a record goes through, and the actions that lead from one to the next. Facts, which codegen reads
 * from `x-lifecycle`, and the types of what is written by hand for them: guards in `domain/lifecycles/`, effects in the subjects.
 */
import type { Condition } from './condition.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export type LifecycleState = {
  /** Nothing leads out of it. */
  final?: true
  tone?: Tone
  /** Properties that may be edited in this state; true: all, false: none. */
  editable: boolean | readonly string[]
  /** Properties that have a value in this state; a CHECK of the table holds it. */
  require?: readonly string[]
  due?: Due
}

/** When a state ends by itself: the program then takes the action. */
export type Due = {
  /** Date or moment that is counted from; a record in which it is empty is never due. */
  from: string
  /** ISO 8601 duration: 'P14D', 'PT36H', 'P1Y'. */
  after: string
  /** Days are counted by this calendar; absent: all of them. */
  calendar?: CalendarName
  action: string
}

export type CalendarName = 'workdays'

export type LifecycleAction = {
  from: readonly string[]
  /** '=': the state stays. Several: the effect says which. */
  to: string | readonly string[]
  by: 'user' | 'system' | 'both'
  /** Absent where only the program takes it. */
  access?: string
  /** Properties that name people who may not take it. */
  notBy?: readonly string[]
  /** What has to hold of the record, and the refusal that says so. */
  when?: Condition
  otherwise?: string
  /** Names in `domain/lifecycles/<entity>.ts`. */
  guard?: readonly string[]
  /** Asked for with it: names of properties, which are stored, or of parameters, which are not. */
  fields: { require: readonly string[]; optional: readonly string[] }
  /** Stored with it: values, `$me`, `$now`, `$today`, or one of these only where there is none yet. */
  set?: Readonly<Record<string, SetValue>>
  /** Names in the subject of the entity. */
  effect?: readonly string[]
  /** What is asked on screen first; a reason is stored in the property of that name. */
  confirm: 'none' | 'ask' | 'type' | 'reason'
  /** Records that one call may take it on; absent: one. */
  bulk?: number
  /** The action that takes it back. */
  undo?: string
  danger?: true
  /** Name of what its effect tells, once, and the call answers instead of the record. */
  tells?: string
  /** Property that is filled in, or true, once something was told, which taking it again ends. */
  replaces?: string
  /** Whoever takes it has shown lately who they are. */
  identify?: true
  /** Something leaves the office with it, which may have to wait in a copy that was restored. */
  sends?: true
}

export type SetValue = unknown

/** `Parameter`: the facts of a property, for what is asked for and not stored. */
export type LifecycleOf<Parameter> = {
  /** Property that holds the state. */
  property: string
  /** States in which a record begins, the first unless something says otherwise. */
  initial: readonly string[]
  states: Readonly<Record<string, LifecycleState>>
  actions: Readonly<Record<string, LifecycleAction>>
  /** Asked for by actions and not stored. */
  parameters: readonly Parameter[]
}

/** A reason by its name in `x-lifecycle.refusals`, or the same at one of the fields that were filled in. */
export type Refusal<Reason extends string = string> = Reason | { at: string; reason: Reason }

/** What whoever reads a record may do with it now; `reason` in their language, where it is not possible yet. */
export type PossibleAction = { name: string; possible: boolean; reason?: string }

/** What codegen knows of one lifecycle, for the types of its guards and effects. */
export type LifecycleTypes = {
  /** The record as it is stored: relations as ids. */
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
  /** What was filled in; nothing while it is only asked whether the action is possible. */
  given: Partial<Given>
  /** Day in Amsterdam. */
  today: string
  /** Id of the account that takes it; null for a program. */
  me: number | null
}

/** As an object type of its own, which can stand for any record; an interface cannot. */
type Plain<T> = { readonly [Key in keyof T]: T[Key] }

/** Per guard why the action cannot be taken, or undefined when nothing stands in its way. Pure: no clock, no database. */
export type Guards<T extends LifecycleTypes> = {
  readonly [Name in keyof T['guards']]: {
    refuse(
      record: Plain<T['record']>,
      context: GuardContext<BodyOf<T, T['guards'][Name]>>,
    ): Refusal<T['refusal']> | undefined
  }['refuse']
}

/**
 * Per effect what the action does beside changing the state, in the same transaction; `Within` is what the server hands it. What is
 * returned is stored with the state.
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
