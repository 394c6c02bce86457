// Generated from saved-view.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { savedView } from '#schemas/generated/saved-view.ts'
import {
  AddressField,
  AudienceField,
  ColumnOrderField,
  CountedField,
  CreatedAtField,
  CreatedByField,
  DensityField,
  FirstField,
  HiddenField,
  ListField,
  NameField,
  RoleField,
  TeamField,
} from './fields.tsx'

export const SavedViewShow = () => (
  <EntityShow entity={savedView}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="list" field={ListField} />
      <Detail source="audience" field={AudienceField} />
      <Detail source="team" field={TeamField} when={{ audience: 'team' }} />
      <Detail source="role" field={RoleField} when={{ audience: 'role' }} />
      <Detail source="density" field={DensityField} />
      <Detail source="first" field={FirstField} />
      <Detail source="counted" field={CountedField} />
      <Detail source="address" field={AddressField} wide />
      <Detail source="hidden" field={HiddenField} wide />
      <Detail source="columnOrder" field={ColumnOrderField} wide />
      <Detail source="createdBy" field={CreatedByField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
