// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { insolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import {
  BlocksCollectionField,
  CourtField,
  CreatedAtField,
  CreatedByField,
  DebtorField,
  EndDateField,
  KindField,
  NoteField,
  OfferedPercentageField,
  ReferenceField,
  RepresentativeField,
  StartDateField,
  StatusField,
  StopsInterestField,
} from './fields.tsx'

export const InsolvencyEventShow = () => (
  <EntityShow entity={insolvencyEvent}>
    <ShowGroup>
      <Detail source="debtor" field={DebtorField} />
      <Detail source="kind" field={KindField} />
      <Detail source="startDate" field={StartDateField} />
      <Detail source="endDate" field={EndDateField} />
      <Detail source="reference" field={ReferenceField} />
      <Detail source="court" field={CourtField} />
      <Detail source="representative" field={RepresentativeField} />
      <Detail source="blocksCollection" field={BlocksCollectionField} />
      <Detail source="stopsInterest" field={StopsInterestField} />
      <Detail source="offeredPercentage" field={OfferedPercentageField} />
      <Detail source="note" field={NoteField} wide />
      <Detail source="status" field={StatusField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
