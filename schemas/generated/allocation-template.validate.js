// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"customers":0,"phase":0,"components":{"items":{"properties":{"component":0}}},"respectDesignation":0,"mostOnerousFirst":0,"oldestFirst":0,"bailiffCostsFirst":0,"isDefault":0,"active":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
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
if(func1(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});
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
if(data.customers !== undefined){
let data3 = data.customers;
if((!(Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customers",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/customers/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/customers/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/customers/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
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
if(data.phase !== undefined){
let data5 = data.phase;
if(!(((((((data5 === "amicable") || (data5 === "judicial")) || (data5 === "monitoring")) || (data5 === "bailiff")) || (data5 === "partner")) || (data5 === "shv")) || (data5 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/phase",keyword:"enum",params:{}});
errors++;
}
}
if(data.components !== undefined){
let data6 = data.components;
if(Array.isArray(data6)){
if(data6.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"maxItems",params:{limit: 6}});
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.component === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i2,keyword:"required",params:{missingProperty: "component"}});
errors++;
}
for(const key1 in data7){
if(!(key1 === "component")){
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data7.component !== undefined){
let data8 = data7.component;
if(!((((((data8 === "execution_costs") || (data8 === "court_costs")) || (data8 === "collection_costs")) || (data8 === "other_costs")) || (data8 === "interest")) || (data8 === "principal"))){
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i2+"/component",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i2,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.respectDesignation !== undefined){
let data9 = data.respectDesignation;
if((typeof data9 !== "boolean") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/respectDesignation",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.mostOnerousFirst !== undefined){
let data10 = data.mostOnerousFirst;
if((typeof data10 !== "boolean") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mostOnerousFirst",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.oldestFirst !== undefined){
let data11 = data.oldestFirst;
if((typeof data11 !== "boolean") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/oldestFirst",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.bailiffCostsFirst !== undefined){
let data12 = data.bailiffCostsFirst;
if((typeof data12 !== "boolean") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bailiffCostsFirst",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.isDefault !== undefined){
let data13 = data.isDefault;
if((typeof data13 !== "boolean") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isDefault",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.active !== undefined){
let data14 = data.active;
if((typeof data14 !== "boolean") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
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
if(data.components === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "components"}});
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
