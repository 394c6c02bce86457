// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateAnswer = validate0;
const schema0 = {"properties":{"_version":0,"id":0,"number":0,"receivedAt":0,"channel":0,"complainant":0,"complainantName":0,"complainantEmail":0,"language":0,"customer":0,"fileNumber":0,"subject":0,"category":0,"text":0,"handler":0,"confirmationDue":0,"confirmedAt":0,"answerDue":0,"answeredAt":0,"status":0,"outcome":0,"answer":0,"measure":0,"createdAt":0,"createdBy":0,"by":0}};
const func0 = characters;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});
errors++;
}
if(data.answer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "answer"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "outcome") || (key0 === "answer")) || (key0 === "by"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(!(((data0 === "founded") || (data0 === "partly")) || (data0 === "unfounded"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{}});
errors++;
}
}
if(data.answer !== undefined){
let data1 = data.answer;
if(typeof data1 === "string"){
if(func0(data1) > 8000){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"maxLength",params:{limit: 8000}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(!((data2 === "email") || (data2 === "post"))){
(vErrors ??= []).push({instancePath:instancePath+"/by",keyword:"enum",params:{}});
errors++;
}
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
export const validateClose = validate1;
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
if(!(key0 === "measure")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.measure !== undefined){
let data0 = data.measure;
if(typeof data0 === "string"){
if(func0(data0) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/measure",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/measure",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/measure",keyword:"type",params:{type: "string"}});
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
export const validateConfirm = validate2;
const schema2 = {"properties":{"_version":0,"id":0,"number":0,"receivedAt":0,"channel":0,"complainant":0,"complainantName":0,"complainantEmail":0,"language":0,"customer":0,"fileNumber":0,"subject":0,"category":0,"text":0,"handler":0,"confirmationDue":0,"confirmedAt":0,"answerDue":0,"answeredAt":0,"status":0,"outcome":0,"answer":0,"measure":0,"createdAt":0,"createdBy":0,"by":0}};
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "by")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.by !== undefined){
let data0 = data.by;
if(!((data0 === "email") || (data0 === "post"))){
(vErrors ??= []).push({instancePath:instancePath+"/by",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateEscalate = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateInvestigate = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
