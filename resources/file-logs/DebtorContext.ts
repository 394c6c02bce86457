/** The debtor of the file whose log is open, and how they are reached. */
import { createContext } from 'react'
import type { Answers } from '#providers/generated/calls.ts'

export type KnownDebtor = Answers['GET']['/api/v4/file/{id}/page']['debtor']

export const DebtorContext = createContext<KnownDebtor>(null)
