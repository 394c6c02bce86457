// Generated from team.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"manager":0,"phases":0,"workingHours":{"items":{"properties":{"day":0,"start":0,"end":0}}},"maxOpenItems":0,"active":0}};
const func0 = characters;
const pattern0 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
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
if(!((((((((key0 === "_version") || (key0 === "id")) || (key0 === "name")) || (key0 === "manager")) || (key0 === "phases")) || (key0 === "workingHours")) || (key0 === "maxOpenItems")) || (key0 === "active"))){
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
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.manager !== undefined){
let data3 = data.manager;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/manager",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/manager",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/manager",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.phases !== undefined){
let data4 = data.phases;
if((!(Array.isArray(data4))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phases",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/phases/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data5 === "amicable") || (data5 === "judicial")) || (data5 === "monitoring")) || (data5 === "bailiff")) || (data5 === "partner")) || (data5 === "shv"))){
(vErrors ??= []).push({instancePath:instancePath+"/phases/" + i0,keyword:"enum",params:{}});
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/phases",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.workingHours !== undefined){
let data6 = data.workingHours;
if((!(Array.isArray(data6))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 14){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours",keyword:"maxItems",params:{limit: 14}});
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.day === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2,keyword:"required",params:{missingProperty: "day"}});
errors++;
}
if(data7.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2,keyword:"required",params:{missingProperty: "start"}});
errors++;
}
if(data7.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2,keyword:"required",params:{missingProperty: "end"}});
errors++;
}
for(const key1 in data7){
if(!(((key1 === "day") || (key1 === "start")) || (key1 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data7.day !== undefined){
let data8 = data7.day;
if(!(((((((data8 === "monday") || (data8 === "tuesday")) || (data8 === "wednesday")) || (data8 === "thursday")) || (data8 === "friday")) || (data8 === "saturday")) || (data8 === "sunday"))){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2+"/day",keyword:"enum",params:{}});
errors++;
}
}
if(data7.start !== undefined){
let data9 = data7.start;
if(typeof data9 === "string"){
if(func0(data9) > 5){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2+"/start",keyword:"maxLength",params:{limit: 5}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2+"/start",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2+"/start",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2+"/start",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.end !== undefined){
let data10 = data7.end;
if(typeof data10 === "string"){
if(func0(data10) > 5){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2+"/end",keyword:"maxLength",params:{limit: 5}});
errors++;
}
if(func0(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2+"/end",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2+"/end",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2+"/end",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workingHours/" + i2,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
}
if(data.maxOpenItems !== undefined){
let data11 = data.maxOpenItems;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/maxOpenItems",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/maxOpenItems",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/maxOpenItems",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.active !== undefined){
let data12 = data.active;
if((typeof data12 !== "boolean") && (data12 !== null)){
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
