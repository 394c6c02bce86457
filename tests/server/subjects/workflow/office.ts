/** Workflows with their steps, for tests. */
import type { Api } from '#tests/support/api.ts'

export const makers = ['ROLE_EMPLOYEE', 'ROLE_WORKFLOW_FILE']

/** A template that may be active: mails to debtors need nothing but a text. */
export const mailTemplate = (api: Api, code: string) =>
  api.create('email-template', {
    name: code,
    code,
    category: 'amicable',
    type: 'step',
    destination: 'client',
    active: true,
    subject: { nl: 'Uw dossier' },
    body: { nl: '<p>Dit is een bericht.</p>' },
  })

export async function draftWorkflow(api: Api, code = 'standard') {
  const { id } = await api.create('workflow', { name: 'Standard', code, category: 'standard' })
  return Number(id)
}

export async function addStep(api: Api, workflow: number, name: string, more: object = {}) {
  const body = { name: { nl: name }, actionType: 'wait', delayDays: 0, ...more }
  const answer = await api.as(makers).post(`/api/v4/workflow/${workflow}/step`, body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<{ id: number; sequence: number; _version: number }>()
}

/** Puts it into use without asking whether its steps are complete. */
export const putIntoUse = (api: Api, id: number) =>
  api.engine.query({ text: `update workflow set status = 'active', activated_at = now() where id = $1`, values: [id] })

type Row = { id: number; workflow_id: number; sequence: number; name: { nl: string }; next_step_id: number | null }

/** The steps in their order, by their Dutch names, each with the step that follows. */
export async function namesOf(api: Api, workflow: number): Promise<string[]> {
  const steps = (await api.rows('workflow_step')) as unknown as Row[]
  const own = steps.filter((step) => step.workflow_id === workflow).sort((a, b) => a.sequence - b.sequence)
  const nameOf = (id: number | null) => steps.find((step) => step.id === id)?.name.nl
  return own.map(({ sequence, name, next_step_id: next }) =>
    [`${sequence} ${name.nl}`, nameOf(next)].filter(Boolean).join(' → '),
  )
}
