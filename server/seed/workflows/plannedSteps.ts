/** Steps that several workflows of the demo office have in common, and how a planned step is written down. Templates and subjects are named by their codes. */
import type { WorkflowStepStored } from '#schemas/generated/workflow-step.ts'

type Action = WorkflowStepStored['actionType']
export type PlannedStep = {
  /** Key by which other steps lead here. */
  key: string
  name: readonly [nl: string, en: string, fr: string]
  does: Action
  /** Days after the step before; working days where `working` says so. */
  after?: number
  working?: true
  mail?: string
  letter?: string
  sms?: string
  otherwiseBy?: 'email' | 'post' | 'sms'
  subject?: string
  cost?: string
  phase?: WorkflowStepStored['newPhase']
  conditions?: WorkflowStepStored['conditions']
  /** Key of the step that follows where a condition is not met; absent: the one behind it. */
  otherwise?: string
  stopOnPayment?: true
  approval?: true
  isLetter?: true
  addsCosts?: true
  until?: string
}

export const reminder: PlannedStep = {
  key: 'reminder',
  name: ['Herinnering', 'Reminder', 'Rappel'],
  does: 'send_email',
  mail: 'herinnering',
  letter: 'herinnering',
  otherwiseBy: 'post',
}
export const letter: PlannedStep = {
  key: 'letter',
  name: ['14-dagenbrief', '14-day letter', 'Lettre de 14 jours'],
  does: 'send_post',
  after: 7,
  letter: 'veertiendagenbrief',
  isLetter: true,
  stopOnPayment: true,
}
export const term: PlannedStep = {
  key: 'term',
  name: ['Wachten op de termijn', 'Wait for the term', 'Attendre l’échéance'],
  does: 'wait',
  after: 18,
}
export const second: PlannedStep = {
  key: 'second',
  name: ['Tweede aanmaning', 'Second demand', 'Deuxième mise en demeure'],
  does: 'send_email',
  after: 1,
  working: true,
  mail: 'na-veertien-dagen',
  letter: 'tweede-brief',
  otherwiseBy: 'post',
  stopOnPayment: true,
}
export const costs: PlannedStep = {
  key: 'costs',
  name: ['Incassokosten', 'Collection costs', 'Frais de recouvrement'],
  does: 'add_cost',
  after: 3,
  cost: 'bik',
  addsCosts: true,
}
export const final: PlannedStep = {
  key: 'final',
  name: ['Laatste aanmaning', 'Final demand', 'Dernière mise en demeure'],
  does: 'send_post',
  after: 10,
  letter: 'laatste-aanmaning',
  stopOnPayment: true,
}
export const call: PlannedStep = {
  key: 'call',
  name: ['Bellen', 'Call', 'Appeler'],
  does: 'agenda',
  after: 7,
  working: true,
  subject: 'call_debtor',
}
export const review: PlannedStep = {
  key: 'review',
  name: ['Juridische beoordeling', 'Legal review', 'Examen juridique'],
  does: 'agenda',
  after: 14,
  subject: 'legal_review',
  otherwise: 'close',
  conditions: [
    { what: 'outstanding', is: 'gte', value: '10000' },
    { what: 'openDispute', is: 'eq', value: 'false' },
  ],
}
export const close: PlannedStep = {
  key: 'close',
  name: ['Voorstel om te sluiten', 'Propose to close', 'Proposer la clôture'],
  does: 'close',
  after: 30,
  subject: 'close_file',
}
export const text: PlannedStep = {
  key: 'text',
  name: ['Sms vóór de laatste aanmaning', 'SMS before the final demand', 'SMS avant la dernière mise en demeure'],
  does: 'send_sms',
  after: 5,
  working: true,
  sms: 'herinnering',
  until: '18:00',
  otherwise: 'final',
  conditions: [{ what: 'hasMobile', is: 'eq', value: 'true' }],
}
export const ask = (subject: string, name: PlannedStep['name'], after: number, key = subject): PlannedStep => ({
  key,
  name,
  does: 'agenda',
  after,
  subject,
})
