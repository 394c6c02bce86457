// Generated from file-log.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { fileLog } from '#schemas/generated/file-log.ts'
import {
  ArrangementField,
  AtField,
  CallResultField,
  CallerNameField,
  CallerNumberField,
  CapacityField,
  CategoryField,
  ChannelField,
  ContentField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DataChangeField,
  DataChangeStatusField,
  ExpensesField,
  FileField,
  HouseholdField,
  IncomeField,
  RejectReasonField,
  SeizureFreeField,
  SubjectField,
  TermAmountField,
  TermFrequencyField,
  TermStartField,
  TypeField,
  UserField,
  VisibleToClientField,
} from './fields.tsx'

export const FileLogShow = () => (
  <EntityShow entity={fileLog}>
    <ShowGroup name="entry">
      <Detail source="file" field={FileField} />
      <Detail source="subject" field={SubjectField} />
      <Detail source="content" field={ContentField} wide />
      <Detail source="category" field={CategoryField} />
      <Detail source="type" field={TypeField} />
      <Detail source="channel" field={ChannelField} />
      <Detail source="visibleToClient" field={VisibleToClientField} />
    </ShowGroup>
    <ShowGroup name="call">
      <Detail source="callerName" field={CallerNameField} read="ROLE_EMPLOYEE" />
      <Detail source="callerNumber" field={CallerNumberField} read="ROLE_EMPLOYEE" />
      <Detail source="callResult" field={CallResultField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
    <ShowGroup name="request">
      <Detail source="dataChange" field={DataChangeField} wide read="ROLE_EMPLOYEE" />
      <Detail source="termAmount" field={TermAmountField} read="ROLE_EMPLOYEE" />
      <Detail source="termFrequency" field={TermFrequencyField} read="ROLE_EMPLOYEE" />
      <Detail source="termStart" field={TermStartField} read="ROLE_EMPLOYEE" />
      <Detail source="customer" field={CustomerField} />
      <Detail source="at" field={AtField} />
      <Detail source="user" field={UserField} read="ROLE_EMPLOYEE" />
      <Detail source="dataChangeStatus" field={DataChangeStatusField} />
      <Detail source="rejectReason" field={RejectReasonField} wide read="ROLE_EMPLOYEE" />
      <Detail source="arrangement" field={ArrangementField} read="ROLE_EMPLOYEE" />
      <Detail source="income" field={IncomeField} wide read="ROLE_EMPLOYEE" />
      <Detail source="expenses" field={ExpensesField} wide read="ROLE_EMPLOYEE" />
      <Detail source="household" field={HouseholdField} read="ROLE_EMPLOYEE" />
      <Detail source="capacity" field={CapacityField} read="ROLE_EMPLOYEE" />
      <Detail source="seizureFree" field={SeizureFreeField} read="ROLE_EMPLOYEE" />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
