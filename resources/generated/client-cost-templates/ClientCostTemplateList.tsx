// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { clientCostTemplate } from '#schemas/generated/client-cost-template.ts'
import { ActiveColumn, DescriptionColumn, NameColumn, RulesColumn } from './fields.tsx'

export const ClientCostTemplateList = () => (
  <EntityList entity={clientCostTemplate} filters={['name', 'description', 'active']}>
    <NameColumn key="name" />
    <DescriptionColumn key="description" />
    <RulesColumn key="rules" />
    <ActiveColumn key="active" />
  </EntityList>
)
