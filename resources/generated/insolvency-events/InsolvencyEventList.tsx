// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { insolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import {
  DebtorColumn,
  EndDateColumn,
  KindColumn,
  ReferenceColumn,
  RepresentativeColumn,
  StartDateColumn,
  StatusColumn,
} from './fields.tsx'

export const InsolvencyEventList = () => (
  <EntityList
    entity={insolvencyEvent}
    filters={['debtor', 'kind', 'startDate', 'endDate', 'reference', 'representative', 'status']}
  >
    <DebtorColumn key="debtor" />
    <KindColumn key="kind" />
    <StartDateColumn key="startDate" />
    <EndDateColumn key="endDate" />
    <ReferenceColumn key="reference" />
    <RepresentativeColumn key="representative" />
    <StatusColumn key="status" />
  </EntityList>
)
