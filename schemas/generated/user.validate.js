// Generated from user.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"username":0,"name":0,"initials":0,"salutation":0,"gender":0,"email":0,"phone":0,"kind":0,"department":0,"employeeGroup":0,"team":0,"onlyTeam":0,"locale":0,"customers":0,"roles":0,"calendarStart":0,"calendarEnd":0,"signature":0,"wkiTrainedAt":0,"wkiTrainingExpiresAt":0,"active":0,"lastLoginAt":0,"createdAt":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z0-9][a-z0-9._-]{1,59}$", "u");
const pattern1 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const formats0 = formats.email;
const formats2 = formats["phone-e164"];
const formats4 = formats.date;
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
if(data.username !== undefined){
let data2 = data.username;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{1,59}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func1(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.initials !== undefined){
let data4 = data.initials;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/initials",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/initials",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/initials",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.salutation !== undefined){
let data5 = data.salutation;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/salutation",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/salutation",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/salutation",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.gender !== undefined){
let data6 = data.gender;
if(!((((data6 === "male") || (data6 === "female")) || (data6 === "unknown")) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{}});
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if(typeof data7 === "string"){
if(func1(data7) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats2(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"format",params:{format: "phone-e164"}});
errors++;
}
}
}
if(data.kind !== undefined){
let data9 = data.kind;
if(!(((data9 === "employee") || (data9 === "customer")) || (data9 === "contact_person"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{}});
errors++;
}
}
if(data.department !== undefined){
let data10 = data.department;
if(!((((data10 === "administrative") || (data10 === "financial")) || (data10 === "commercial")) || (data10 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/department",keyword:"enum",params:{}});
errors++;
}
}
if(data.employeeGroup !== undefined){
let data11 = data.employeeGroup;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/employeeGroup",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/employeeGroup",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/employeeGroup",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.team !== undefined){
let data12 = data.team;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.onlyTeam !== undefined){
let data13 = data.onlyTeam;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/onlyTeam",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/onlyTeam",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/onlyTeam",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.locale !== undefined){
let data14 = data.locale;
if(!((((data14 === "nl") || (data14 === "en")) || (data14 === "fr")) || (data14 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"enum",params:{}});
errors++;
}
}
if(data.customers !== undefined){
let data15 = data.customers;
if((!(Array.isArray(data15))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customers",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/customers/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/customers/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/customers/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data15.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data15[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/customers",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.roles !== undefined){
let data17 = data.roles;
if((!(Array.isArray(data17))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i2=0; i2<len1; i2++){
let data18 = data17[i2];
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/roles/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((data18 === "ROLE_ADMIN") || (data18 === "ROLE_SUPER_ADMIN")) || (data18 === "ROLE_EMPLOYEE")) || (data18 === "ROLE_EMPLOYEE_FINANCE")) || (data18 === "ROLE_EMPLOYEE_LEGAL_COUNCIL")) || (data18 === "ROLE_EMPLOYEE_MANAGEMENT")) || (data18 === "ROLE_CUSTOMER")) || (data18 === "ROLE_CONTACT_PERSON")) || (data18 === "ROLE_CONTACT_PERSON_DASHBOARD")) || (data18 === "ROLE_PREVIOUS_ADMIN")) || (data18 === "ROLE_AGENDA")) || (data18 === "ROLE_API_LOG_VIEW")) || (data18 === "ROLE_CUSTOMER_CREATE")) || (data18 === "ROLE_DOWNLOAD_CLIENT_INVOICE")) || (data18 === "ROLE_EMAIL_IMPORT")) || (data18 === "ROLE_EMAIL_TEMPLATE_EDIT")) || (data18 === "ROLE_EMAIL_TEMPLATE_VIEW")) || (data18 === "ROLE_EXCHANGE_FILES")) || (data18 === "ROLE_FILE_BULK_ACTIONS")) || (data18 === "ROLE_FILE_COSTS_OVERRIDE")) || (data18 === "ROLE_FILE_CREATE")) || (data18 === "ROLE_FILE_CREATE_UPLOAD")) || (data18 === "ROLE_FILE_EDIT")) || (data18 === "ROLE_FILE_EXPORT")) || (data18 === "ROLE_FILE_NPS")) || (data18 === "ROLE_FILE_SEARCH")) || (data18 === "ROLE_FILE_SEND")) || (data18 === "ROLE_FILE_SETTINGS_EDIT")) || (data18 === "ROLE_FILE_VIEW_LAST_VISITED")) || (data18 === "ROLE_FINANCE")) || (data18 === "ROLE_LEGAL")) || (data18 === "ROLE_MANAGE_CLIENT")) || (data18 === "ROLE_MANAGE_EMPLOYEE")) || (data18 === "ROLE_MERGING")) || (data18 === "ROLE_NEWS")) || (data18 === "ROLE_POST_MAIL_TEMPLATE_EDIT")) || (data18 === "ROLE_POST_MAIL_TEMPLATE_VIEW")) || (data18 === "ROLE_PRECASSO_CREATE")) || (data18 === "ROLE_PRECASSO_CREATE_UPLOAD")) || (data18 === "ROLE_PRECASSO_EXPORT")) || (data18 === "ROLE_PRECASSO_SEARCH")) || (data18 === "ROLE_PROCESSING")) || (data18 === "ROLE_SETTINGS")) || (data18 === "ROLE_SETTINGS_ACL")) || (data18 === "ROLE_STATISTIC_DASHBOARD_CLIENT")) || (data18 === "ROLE_STATISTIC_DASHBOARD_DEBTOR")) || (data18 === "ROLE_STATISTIC_DASHBOARD_EMAIL")) || (data18 === "ROLE_STATISTIC_DASHBOARD_MANAGEMENT")) || (data18 === "ROLE_STATISTIC_DASHBOARD_SALES")) || (data18 === "ROLE_WORKFLOW_FILE"))){
(vErrors ??= []).push({instancePath:instancePath+"/roles/" + i2,keyword:"enum",params:{}});
errors++;
}
}
let i3 = data17.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data17[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.calendarStart !== undefined){
let data19 = data.calendarStart;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/calendarStart",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) > 5){
(vErrors ??= []).push({instancePath:instancePath+"/calendarStart",keyword:"maxLength",params:{limit: 5}});
errors++;
}
if(func1(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/calendarStart",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/calendarStart",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}});
errors++;
}
}
}
if(data.calendarEnd !== undefined){
let data20 = data.calendarEnd;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/calendarEnd",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) > 5){
(vErrors ??= []).push({instancePath:instancePath+"/calendarEnd",keyword:"maxLength",params:{limit: 5}});
errors++;
}
if(func1(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/calendarEnd",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/calendarEnd",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}});
errors++;
}
}
}
if(data.signature !== undefined){
let data21 = data.signature;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.wkiTrainedAt !== undefined){
let data22 = data.wkiTrainedAt;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/wkiTrainedAt",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data22 === "string"){
if(!(formats4(data22))){
(vErrors ??= []).push({instancePath:instancePath+"/wkiTrainedAt",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.wkiTrainingExpiresAt !== undefined){
let data23 = data.wkiTrainingExpiresAt;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/wkiTrainingExpiresAt",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data23 === "string"){
if(!(formats4(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/wkiTrainingExpiresAt",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.active !== undefined){
let data24 = data.active;
if((typeof data24 !== "boolean") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.lastLoginAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastLoginAt",keyword:"false schema",params:{}});
errors++;
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
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
if(data.username === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "username"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"}});
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
