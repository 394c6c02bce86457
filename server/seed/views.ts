/** Saved views of the office: the story files, one that lawyers find counted in their menu, one for all staff, one of the author alone. */
import { storyTag } from './files/tags.ts'

export type ViewRow = {
  id: number
  name: string
  list: string
  audience: 'me' | 'role' | 'staff'
  role: 'ROLE_EMPLOYEE_LEGAL_COUNCIL' | null
  address: string
  counted: boolean
  created_at: string
  created_by_id: number
}

const views = [
  ['Rondleiding', 'file', 'staff', { tags: { eq: storyTag } }, false, 'number'],
  ['Nog te bevestigen', 'complaint', 'role', { status: { eq: 'new' } }, true],
  ['Niet in gebruik', 'allocation-template', 'staff', { active: { eq: false } }, false],
  ['Onderzoek verlopen', 'customer', 'me', { dueDiligenceStatus: { eq: 'expired' } }, false],
] as const

export const savedViews = (author: number, now: Date): ViewRow[] =>
  views.map(([name, list, audience, filter, counted, sort], index) => ({
    id: index + 1,
    name,
    list,
    audience,
    role: audience === 'role' ? 'ROLE_EMPLOYEE_LEGAL_COUNCIL' : null,
    address: String(
      new URLSearchParams({ filter: JSON.stringify(filter), ...(sort !== undefined && { sort, order: 'ASC' }) }),
    ),
    counted,
    created_at: now.toISOString(),
    created_by_id: author,
  }))
