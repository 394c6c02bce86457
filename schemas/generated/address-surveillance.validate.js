// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"debtor":0,"file":0,"customer":0,"provider":0,"status":0,"startedAt":0,"endsAt":0,"lastCheckAt":0,"result":0,"newStreet":0,"newHouseNumber":0,"newHouseExtension":0,"newPostcode":0,"newCity":0,"newCountry":0,"cost":0,"decidedBy":0,"decidedAt":0,"reason":0,"note":0,"exportedAt":0,"createdAt":0,"createdBy":0}};
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
if(data.debtor !== undefined){
let data2 = data.debtor;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.file !== undefined){
let data3 = data.file;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.provider !== undefined){
let data5 = data.provider;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.startedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/startedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.endsAt !== undefined){
let data8 = data.endsAt;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/endsAt",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/endsAt",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.lastCheckAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastCheckAt",keyword:"false schema",params:{}});
errors++;
}
if(data.result !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"false schema",params:{}});
errors++;
}
if(data.newStreet !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/newStreet",keyword:"false schema",params:{}});
errors++;
}
if(data.newHouseNumber !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/newHouseNumber",keyword:"false schema",params:{}});
errors++;
}
if(data.newHouseExtension !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/newHouseExtension",keyword:"false schema",params:{}});
errors++;
}
if(data.newPostcode !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/newPostcode",keyword:"false schema",params:{}});
errors++;
}
if(data.newCity !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/newCity",keyword:"false schema",params:{}});
errors++;
}
if(data.newCountry !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/newCountry",keyword:"false schema",params:{}});
errors++;
}
if(data.cost !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cost",keyword:"false schema",params:{}});
errors++;
}
if(data.decidedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/decidedBy",keyword:"false schema",params:{}});
errors++;
}
if(data.decidedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/decidedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.reason !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"false schema",params:{}});
errors++;
}
if(data.note !== undefined){
let data21 = data.note;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.exportedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/exportedAt",keyword:"false schema",params:{}});
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
if(data.debtor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "debtor"}});
errors++;
}
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"}});
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
