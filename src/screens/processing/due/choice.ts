/** Groups chosen for a run, and the files in them that are left out. */
import { useState } from 'react'
import type { Group } from './dueGroups.ts'

export type Choice = {
  steps: ReadonlySet<number>
  /** Files left out, by step. */
  without: ReadonlyMap<number, ReadonlySet<number>>
}

export const nothing: Choice = { steps: new Set(), without: new Map() }

export const withSteps = (choice: Choice, ids: readonly number[], isOn: boolean): Choice => ({
  ...choice,
  steps: new Set(isOn ? [...choice.steps, ...ids] : [...choice.steps].filter((id) => !ids.includes(id))),
})

export function withFile(choice: Choice, step: number, file: number, isOn: boolean): Choice {
  const left = new Set(choice.without.get(step))
  if (isOn) left.delete(file)
  else left.add(file)
  return { ...choice, without: new Map(choice.without).set(step, left) }
}

/** The chosen groups that are still due, and the files left out of them. */
export function chosenOf(choice: Choice, groups: readonly Group[]) {
  const chosen = groups.filter(({ step }) => choice.steps.has(step.id))
  const excluded = chosen.flatMap(({ step }) => [...(choice.without.get(step.id) ?? [])])
  return { groups: chosen, excluded }
}

export const useChoice = () => useState<Choice>(nothing)
