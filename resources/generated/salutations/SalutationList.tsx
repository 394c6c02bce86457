// Generated from salutation.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { salutation } from '#schemas/generated/salutation.ts'
import { ActiveColumn, CodeColumn, LetterOpeningColumn, NameColumn } from './fields.tsx'

export const SalutationList = () => (
  <EntityList entity={salutation} filters={['code', 'name', 'active']}>
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <LetterOpeningColumn key="letterOpening" />
    <ActiveColumn key="active" />
  </EntityList>
)
