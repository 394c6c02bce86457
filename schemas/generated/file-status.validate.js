// Generated from file-status.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"code":0,"name":0,"clientText":0,"phase":0,"workflowStatuses":0,"visibleToClient":0,"apiCode":0,"success":0,"colour":0,"position":0,"active":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[A-Z][A-Z0-9_]{0,39}$", "u");
const formats0 = formats.colour;
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
if(data.code !== undefined){
let data2 = data.code;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.name !== undefined){
let data3 = data.name;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data3){
if(!(((key1 === "nl") || (key1 === "en")) || (key1 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data3.nl !== undefined){
let data4 = data3.nl;
if(typeof data4 === "string"){
if(func1(data4) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 === "string"){
if(func1(data5) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.fr !== undefined){
let data6 = data3.fr;
if(typeof data6 === "string"){
if(func1(data6) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/fr",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.clientText !== undefined){
let data7 = data.clientText;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/clientText",keyword:"type",params:{type: "object"}});
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/clientText",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key2 in data7){
if(!(((key2 === "nl") || (key2 === "en")) || (key2 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/clientText",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data7.nl !== undefined){
let data8 = data7.nl;
if(typeof data8 === "string"){
if(func1(data8) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/clientText/nl",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/clientText/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clientText/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.en !== undefined){
let data9 = data7.en;
if(typeof data9 === "string"){
if(func1(data9) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/clientText/en",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clientText/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.fr !== undefined){
let data10 = data7.fr;
if(typeof data10 === "string"){
if(func1(data10) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/clientText/fr",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clientText/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data.phase !== undefined){
let data11 = data.phase;
if(!((((((data11 === "amicable") || (data11 === "judicial")) || (data11 === "monitoring")) || (data11 === "bailiff")) || (data11 === "partner")) || (data11 === "shv"))){
(vErrors ??= []).push({instancePath:instancePath+"/phase",keyword:"enum",params:{}});
errors++;
}
}
if(data.workflowStatuses !== undefined){
let data12 = data.workflowStatuses;
if((!(Array.isArray(data12))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/workflowStatuses",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/workflowStatuses/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((data13 === "not_started") || (data13 === "in_progress")) || (data13 === "term_payment")) || (data13 === "paused")) || (data13 === "suspend")) || (data13 === "no_more_steps")) || (data13 === "monitoring")) || (data13 === "monitoring_in_progress")) || (data13 === "closed"))){
(vErrors ??= []).push({instancePath:instancePath+"/workflowStatuses/" + i0,keyword:"enum",params:{}});
errors++;
}
}
let i1 = data12.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data12[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/workflowStatuses",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.visibleToClient !== undefined){
let data14 = data.visibleToClient;
if((typeof data14 !== "boolean") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/visibleToClient",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.apiCode !== undefined){
let data15 = data.apiCode;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/apiCode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/apiCode",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/apiCode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/apiCode",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,39}$"}});
errors++;
}
}
}
if(data.success !== undefined){
let data16 = data.success;
if((typeof data16 !== "boolean") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/success",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.colour !== undefined){
let data17 = data.colour;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/colour",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/colour",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/colour",keyword:"format",params:{format: "colour"}});
errors++;
}
}
}
if(data.position !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/position",keyword:"false schema",params:{}});
errors++;
}
if(data.active !== undefined){
let data19 = data.active;
if((typeof data19 !== "boolean") && (data19 !== null)){
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.phase === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phase"}});
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
