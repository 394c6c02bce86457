// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { allocationTemplate } from '#schemas/generated/allocation-template.ts'
import {
  ActiveField,
  BailiffCostsFirstField,
  ComponentsField,
  CustomersField,
  IsDefaultField,
  MostOnerousFirstField,
  NameField,
  OldestFirstField,
  PhaseField,
  RespectDesignationField,
} from './fields.tsx'

export const AllocationTemplateShow = () => (
  <EntityShow entity={allocationTemplate}>
    <ShowGroup name="use">
      <Detail source="name" field={NameField} />
      <Detail source="customers" field={CustomersField} wide />
      <Detail source="phase" field={PhaseField} />
      <Detail source="isDefault" field={IsDefaultField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="order">
      <Detail source="components" field={ComponentsField} wide />
      <Detail source="respectDesignation" field={RespectDesignationField} />
      <Detail source="mostOnerousFirst" field={MostOnerousFirstField} />
      <Detail source="oldestFirst" field={OldestFirstField} />
      <Detail source="bailiffCostsFirst" field={BailiffCostsFirstField} />
    </ShowGroup>
  </EntityShow>
)
