// Generated from workflow.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { workflow } from '#schemas/generated/workflow.ts'
import {
  ActivatedAtField,
  CategoryField,
  CodeField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DescriptionField,
  FileTypeField,
  LegalTypeField,
  NameField,
  PhaseField,
  PreviousField,
  RevisionField,
  StatusField,
  UpdatedAtField,
} from './fields.tsx'

export const WorkflowShow = () => (
  <EntityShow entity={workflow}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="code" field={CodeField} />
      <Detail source="category" field={CategoryField} />
      <Detail source="phase" field={PhaseField} />
      <Detail source="fileType" field={FileTypeField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="legalType" field={LegalTypeField} />
      <Detail source="description" field={DescriptionField} wide />
      <Detail source="revision" field={RevisionField} />
      <Detail source="previous" field={PreviousField} />
      <Detail source="status" field={StatusField} />
      <Detail source="activatedAt" field={ActivatedAtField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
      <Detail source="updatedAt" field={UpdatedAtField} />
    </ShowGroup>
  </EntityShow>
)
