// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { clientCostTemplate } from '#schemas/generated/client-cost-template.ts'
import { ActiveField, DescriptionField, NameField, RulesField } from './fields.tsx'

export const ClientCostTemplateShow = () => (
  <EntityShow entity={clientCostTemplate}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="description" field={DescriptionField} wide />
      <Detail source="active" field={ActiveField} />
      <Detail source="rules" field={RulesField} wide />
    </ShowGroup>
  </EntityShow>
)
