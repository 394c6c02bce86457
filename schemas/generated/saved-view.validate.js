// Generated from saved-view.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"list":0,"audience":0,"team":0,"role":0,"address":0,"hidden":0,"columnOrder":0,"density":0,"first":0,"counted":0,"createdBy":0,"createdAt":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z][a-z0-9-]{0,59}$", "u");
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
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.list !== undefined){
let data3 = data.list;
if(typeof data3 === "string"){
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,59}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/list",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.audience !== undefined){
let data4 = data.audience;
if(!((((data4 === "me") || (data4 === "team")) || (data4 === "role")) || (data4 === "staff"))){
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"enum",params:{}});
errors++;
}
}
if(data.team !== undefined){
let data5 = data.team;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.role !== undefined){
let data6 = data.role;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((data6 === "ROLE_ADMIN") || (data6 === "ROLE_SUPER_ADMIN")) || (data6 === "ROLE_EMPLOYEE")) || (data6 === "ROLE_EMPLOYEE_FINANCE")) || (data6 === "ROLE_EMPLOYEE_LEGAL_COUNCIL")) || (data6 === "ROLE_EMPLOYEE_MANAGEMENT")) || (data6 === "ROLE_CUSTOMER")) || (data6 === "ROLE_CONTACT_PERSON")) || (data6 === "ROLE_CONTACT_PERSON_DASHBOARD")) || (data6 === "ROLE_PREVIOUS_ADMIN")) || (data6 === "ROLE_AGENDA")) || (data6 === "ROLE_API_LOG_VIEW")) || (data6 === "ROLE_CUSTOMER_CREATE")) || (data6 === "ROLE_DOWNLOAD_CLIENT_INVOICE")) || (data6 === "ROLE_EMAIL_IMPORT")) || (data6 === "ROLE_EMAIL_TEMPLATE_EDIT")) || (data6 === "ROLE_EMAIL_TEMPLATE_VIEW")) || (data6 === "ROLE_EXCHANGE_FILES")) || (data6 === "ROLE_FILE_BULK_ACTIONS")) || (data6 === "ROLE_FILE_COSTS_OVERRIDE")) || (data6 === "ROLE_FILE_CREATE")) || (data6 === "ROLE_FILE_CREATE_UPLOAD")) || (data6 === "ROLE_FILE_EDIT")) || (data6 === "ROLE_FILE_EXPORT")) || (data6 === "ROLE_FILE_NPS")) || (data6 === "ROLE_FILE_SEARCH")) || (data6 === "ROLE_FILE_SEND")) || (data6 === "ROLE_FILE_SETTINGS_EDIT")) || (data6 === "ROLE_FILE_VIEW_LAST_VISITED")) || (data6 === "ROLE_FINANCE")) || (data6 === "ROLE_LEGAL")) || (data6 === "ROLE_MANAGE_CLIENT")) || (data6 === "ROLE_MANAGE_EMPLOYEE")) || (data6 === "ROLE_MERGING")) || (data6 === "ROLE_NEWS")) || (data6 === "ROLE_POST_MAIL_TEMPLATE_EDIT")) || (data6 === "ROLE_POST_MAIL_TEMPLATE_VIEW")) || (data6 === "ROLE_PRECASSO_CREATE")) || (data6 === "ROLE_PRECASSO_CREATE_UPLOAD")) || (data6 === "ROLE_PRECASSO_EXPORT")) || (data6 === "ROLE_PRECASSO_SEARCH")) || (data6 === "ROLE_PROCESSING")) || (data6 === "ROLE_SETTINGS")) || (data6 === "ROLE_SETTINGS_ACL")) || (data6 === "ROLE_STATISTIC_DASHBOARD_CLIENT")) || (data6 === "ROLE_STATISTIC_DASHBOARD_DEBTOR")) || (data6 === "ROLE_STATISTIC_DASHBOARD_EMAIL")) || (data6 === "ROLE_STATISTIC_DASHBOARD_MANAGEMENT")) || (data6 === "ROLE_STATISTIC_DASHBOARD_SALES")) || (data6 === "ROLE_WORKFLOW_FILE")) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{}});
errors++;
}
}
if(data.address !== undefined){
let data7 = data.address;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.hidden !== undefined){
let data8 = data.hidden;
if((!(Array.isArray(data8))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func1(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/hidden/" + i0,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/hidden/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hidden/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.columnOrder !== undefined){
let data10 = data.columnOrder;
if((!(Array.isArray(data10))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/columnOrder",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data10)){
if(data10.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/columnOrder",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(func1(data11) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/columnOrder/" + i2,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/columnOrder/" + i2,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columnOrder/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i3 = data10.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data10[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/columnOrder",keyword:"uniqueItems",params:{i: i3, j: j1}});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.density !== undefined){
let data12 = data.density;
if(!(((data12 === "comfortable") || (data12 === "compact")) || (data12 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/density",keyword:"enum",params:{}});
errors++;
}
}
if(data.first !== undefined){
let data13 = data.first;
if((typeof data13 !== "boolean") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/first",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.counted !== undefined){
let data14 = data.counted;
if((typeof data14 !== "boolean") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/counted",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.createdBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdBy",keyword:"false schema",params:{}});
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.list === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "list"}});
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
