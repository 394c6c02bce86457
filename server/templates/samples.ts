/** Samples of the variables, with the office as it is. */
import { officeSamples, type Sender } from './sender.ts'
import type { OfferedVariable } from './variables.ts'

/** The same variables, with the office's own data as samples. */
export function withOffice(variables: readonly OfferedVariable[], sender: Sender): OfferedVariable[] {
  const own = officeSamples(sender)
  return variables.map((variable) => ({ ...variable, sample: own[variable.key] || variable.sample }))
}
