// Generated from contact-person.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"customer":0,"salutation":0,"firstName":0,"lastName":0,"gender":0,"jobTitle":0,"department":0,"email":0,"phone":0,"mobile":0,"language":0,"portalAccess":0,"user":0,"receivesReports":0,"receivesInvoices":0,"active":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.email;
const formats2 = formats["phone-e164"];
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
if(data.customer !== undefined){
let data2 = data.customer;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.salutation !== undefined){
let data3 = data.salutation;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/salutation",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/salutation",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/salutation",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.firstName !== undefined){
let data4 = data.firstName;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if(typeof data5 === "string"){
if(func1(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/lastName",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/lastName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.gender !== undefined){
let data6 = data.gender;
if(!((((data6 === "male") || (data6 === "female")) || (data6 === "unknown")) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{}});
errors++;
}
}
if(data.jobTitle !== undefined){
let data7 = data.jobTitle;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/jobTitle",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/jobTitle",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/jobTitle",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.department !== undefined){
let data8 = data.department;
if(!((((data8 === "administrative") || (data8 === "financial")) || (data8 === "commercial")) || (data8 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/department",keyword:"enum",params:{}});
errors++;
}
}
if(data.email !== undefined){
let data9 = data.email;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.phone !== undefined){
let data10 = data.phone;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats2(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"format",params:{format: "phone-e164"}});
errors++;
}
}
}
if(data.mobile !== undefined){
let data11 = data.mobile;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mobile",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/mobile",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/mobile",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats2(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/mobile",keyword:"format",params:{format: "phone-e164"}});
errors++;
}
}
}
if(data.language !== undefined){
let data12 = data.language;
if(!(((((data12 === "nl") || (data12 === "en")) || (data12 === "fr")) || (data12 === "de")) || (data12 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.portalAccess !== undefined){
let data13 = data.portalAccess;
if((typeof data13 !== "boolean") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/portalAccess",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.user !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"false schema",params:{}});
errors++;
}
if(data.receivesReports !== undefined){
let data15 = data.receivesReports;
if((typeof data15 !== "boolean") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receivesReports",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.receivesInvoices !== undefined){
let data16 = data.receivesInvoices;
if((typeof data16 !== "boolean") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receivesInvoices",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.active !== undefined){
let data17 = data.active;
if((typeof data17 !== "boolean") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
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
if(data.lastName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lastName"}});
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
