// Generated from file.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"number":0,"customer":0,"merchant":0,"debtor":0,"coDebtors":0,"fileType":0,"legalType":0,"phase":0,"fileStatus":0,"workflowStatus":0,"workflow":0,"workflowStep":0,"workflowStepDueAt":0,"pausedUntil":0,"holdReason":0,"team":0,"caseManager":0,"accountManager":0,"clientReference":0,"customerNumber":0,"paymentReference":0,"currency":0,"language":0,"source":0,"receivedAt":0,"firstDueDate":0,"principal":0,"interest":0,"collectionCosts":0,"courtCosts":0,"otherCosts":0,"paid":0,"overpayment":0,"outstanding":0,"interestUntil":0,"fourteenDayState":0,"fourteenDaySent":0,"fourteenDayEnd":0,"limitationDate":0,"disputed":0,"arrangementActive":0,"insolvent":0,"tags":0,"costsWithoutLetter":0,"description":0,"notes":0,"closedAt":0,"closeReason":0,"closeNote":0,"mergedInto":0,"reopenReason":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.date;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data._version !== undefined){
let data0 = data._version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});
errors++;
}
if(data.number !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"false schema",params:{}});
errors++;
}
if(data.customer !== undefined){
let data3 = data.customer;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.merchant !== undefined){
let data4 = data.merchant;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merchant",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/merchant",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/merchant",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.debtor !== undefined){
let data5 = data.debtor;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.coDebtors !== undefined){
let data6 = data.coDebtors;
if((!(Array.isArray(data6))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/coDebtors",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/coDebtors/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/coDebtors/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/coDebtors/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/coDebtors",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.fileType !== undefined){
let data8 = data.fileType;
if(!((data8 === "private") || (data8 === "company"))){
(vErrors ??= []).push({instancePath:instancePath+"/fileType",keyword:"enum",params:{}});
errors++;
}
}
if(data.legalType !== undefined){
let data9 = data.legalType;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.phase !== undefined){
let data10 = data.phase;
if(!(((((((data10 === "amicable") || (data10 === "judicial")) || (data10 === "monitoring")) || (data10 === "bailiff")) || (data10 === "partner")) || (data10 === "shv")) || (data10 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/phase",keyword:"enum",params:{}});
errors++;
}
}
if(data.fileStatus !== undefined){
let data11 = data.fileStatus;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fileStatus",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/fileStatus",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/fileStatus",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.workflowStatus !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workflowStatus",keyword:"false schema",params:{}});
errors++;
}
if(data.workflow !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workflow",keyword:"false schema",params:{}});
errors++;
}
if(data.workflowStep !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workflowStep",keyword:"false schema",params:{}});
errors++;
}
if(data.workflowStepDueAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workflowStepDueAt",keyword:"false schema",params:{}});
errors++;
}
if(data.pausedUntil !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pausedUntil",keyword:"false schema",params:{}});
errors++;
}
if(data.holdReason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/holdReason",keyword:"false schema",params:{}});
errors++;
}
if(data.team !== undefined){
let data18 = data.team;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.caseManager !== undefined){
let data19 = data.caseManager;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/caseManager",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/caseManager",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data19 < 1 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/caseManager",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.accountManager !== undefined){
let data20 = data.accountManager;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9007199254740991 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data20 < 1 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.clientReference !== undefined){
let data21 = data.clientReference;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/clientReference",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/clientReference",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/clientReference",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.customerNumber !== undefined){
let data22 = data.customerNumber;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customerNumber",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data22 === "string"){
if(func1(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/customerNumber",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func1(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/customerNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.paymentReference !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/paymentReference",keyword:"false schema",params:{}});
errors++;
}
if(data.currency !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"false schema",params:{}});
errors++;
}
if(data.language !== undefined){
let data25 = data.language;
if(!(((((data25 === "nl") || (data25 === "en")) || (data25 === "fr")) || (data25 === "de")) || (data25 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.source !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"false schema",params:{}});
errors++;
}
if(data.receivedAt !== undefined){
let data27 = data.receivedAt;
if(typeof data27 === "string"){
if(!(formats0(data27))){
(vErrors ??= []).push({instancePath:instancePath+"/receivedAt",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/receivedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.firstDueDate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/firstDueDate",keyword:"false schema",params:{}});
errors++;
}
if(data.principal !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/principal",keyword:"false schema",params:{}});
errors++;
}
if(data.interest !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/interest",keyword:"false schema",params:{}});
errors++;
}
if(data.collectionCosts !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/collectionCosts",keyword:"false schema",params:{}});
errors++;
}
if(data.courtCosts !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/courtCosts",keyword:"false schema",params:{}});
errors++;
}
if(data.otherCosts !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/otherCosts",keyword:"false schema",params:{}});
errors++;
}
if(data.paid !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/paid",keyword:"false schema",params:{}});
errors++;
}
if(data.overpayment !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/overpayment",keyword:"false schema",params:{}});
errors++;
}
if(data.outstanding !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outstanding",keyword:"false schema",params:{}});
errors++;
}
if(data.interestUntil !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/interestUntil",keyword:"false schema",params:{}});
errors++;
}
if(data.fourteenDayState !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fourteenDayState",keyword:"false schema",params:{}});
errors++;
}
if(data.fourteenDaySent !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fourteenDaySent",keyword:"false schema",params:{}});
errors++;
}
if(data.fourteenDayEnd !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fourteenDayEnd",keyword:"false schema",params:{}});
errors++;
}
if(data.limitationDate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/limitationDate",keyword:"false schema",params:{}});
errors++;
}
if(data.disputed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/disputed",keyword:"false schema",params:{}});
errors++;
}
if(data.arrangementActive !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/arrangementActive",keyword:"false schema",params:{}});
errors++;
}
if(data.insolvent !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/insolvent",keyword:"false schema",params:{}});
errors++;
}
if(data.tags !== undefined){
let data45 = data.tags;
if((!(Array.isArray(data45))) && (data45 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data45)){
const len1 = data45.length;
for(let i2=0; i2<len1; i2++){
let data46 = data45[i2];
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i2,keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 9007199254740991 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data46 < 1 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i3 = data45.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data45[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.costsWithoutLetter !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/costsWithoutLetter",keyword:"false schema",params:{}});
errors++;
}
if(data.description !== undefined){
let data48 = data.description;
if((typeof data48 !== "string") && (data48 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data48 === "string"){
if(func1(data48) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(func1(data48) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.notes !== undefined){
let data49 = data.notes;
if((typeof data49 !== "string") && (data49 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data49 === "string"){
if(func1(data49) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data49) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.closedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/closedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.closeReason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/closeReason",keyword:"false schema",params:{}});
errors++;
}
if(data.closeNote !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/closeNote",keyword:"false schema",params:{}});
errors++;
}
if(data.mergedInto !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mergedInto",keyword:"false schema",params:{}});
errors++;
}
if(data.reopenReason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reopenReason",keyword:"false schema",params:{}});
errors++;
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
if(data.createdBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdBy",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "customer"}});
errors++;
}
if(data.debtor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "debtor"}});
errors++;
}
if(data.fileType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fileType"}});
errors++;
}
if(data.receivedAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "receivedAt"}});
errors++;
}
if(data._version !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateUpdate = validate1;
