// Generated from debtor.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { debtor } from '#schemas/generated/debtor.ts'
import {
  BirthDateColumn,
  CreatedAtColumn,
  InsolvencyStatusColumn,
  KindColumn,
  KvkNumberColumn,
  LanguageColumn,
  NameColumn,
  NumberColumn,
  RepresentativeColumn,
  VulnerableColumn,
} from './fields.tsx'

export const DebtorList = () => (
  <EntityList
    entity={debtor}
    filters={[
      'number',
      'name',
      'kind',
      'birthDate',
      'kvkNumber',
      'language',
      'representative',
      'vulnerable',
      'insolvencyStatus',
      'createdAt',
    ]}
    hidden={['createdAt']}
  >
    <NumberColumn key="number" />
    <NameColumn key="name" />
    <KindColumn key="kind" />
    <BirthDateColumn key="birthDate" />
    <KvkNumberColumn key="kvkNumber" />
    <LanguageColumn key="language" />
    <RepresentativeColumn key="representative" />
    <InsolvencyStatusColumn key="insolvencyStatus" />
    <VulnerableColumn key="vulnerable" />
    <CreatedAtColumn key="createdAt" />
  </EntityList>
)
