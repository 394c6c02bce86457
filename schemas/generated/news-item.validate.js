// Generated from news-item.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"title":0,"content":0,"audience":0,"publishFrom":0,"publishUntil":0,"pinned":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats["date-time"];
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
if(data.title !== undefined){
let data2 = data.title;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data2){
if(!(((key1 === "nl") || (key1 === "en")) || (key1 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data2.nl !== undefined){
let data3 = data2.nl;
if(typeof data3 === "string"){
if(func1(data3) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/title/nl",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.en !== undefined){
let data4 = data2.en;
if(typeof data4 === "string"){
if(func1(data4) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/title/en",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.fr !== undefined){
let data5 = data2.fr;
if(typeof data5 === "string"){
if(func1(data5) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/title/fr",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.content !== undefined){
let data6 = data.content;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "object"}});
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key2 in data6){
if(!(((key2 === "nl") || (key2 === "en")) || (key2 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data6.nl !== undefined){
let data7 = data6.nl;
if(typeof data7 === "string"){
if(func1(data7) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/content/nl",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/content/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.en !== undefined){
let data8 = data6.en;
if(typeof data8 === "string"){
if(func1(data8) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/content/en",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.fr !== undefined){
let data9 = data6.fr;
if(typeof data9 === "string"){
if(func1(data9) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/content/fr",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data.audience !== undefined){
let data10 = data.audience;
if(Array.isArray(data10)){
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/audience/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data11 === "public") || (data11 === "employee")) || (data11 === "customer"))){
(vErrors ??= []).push({instancePath:instancePath+"/audience/" + i0,keyword:"enum",params:{}});
errors++;
}
}
let i1 = data10.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data10[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.publishFrom !== undefined){
let data12 = data.publishFrom;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/publishFrom",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/publishFrom",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
}
if(data.publishUntil !== undefined){
let data13 = data.publishUntil;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/publishUntil",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(!(formats0(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/publishUntil",keyword:"format",params:{format: "date-time"}});
errors++;
}
}
}
if(data.pinned !== undefined){
let data14 = data.pinned;
if((typeof data14 !== "boolean") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pinned",keyword:"type",params:{type: "boolean"}});
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
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});
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
